import type { NextConfig } from 'next'

const config: NextConfig = {
  redirects: async () => [{ source: '/', destination: '/en', permanent: false }],
}

export default config
