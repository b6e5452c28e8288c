import type { ReactNode } from 'react'
import './brand.css'
import { Providers } from './Providers'

export const metadata = { title: 'Plomada: Next example', icons: { icon: 'data:,' } }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="es-AR" data-theme="light">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
