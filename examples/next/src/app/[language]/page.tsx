import { HomePage } from '@/site/HomePage'
import type { Language } from '@/site/language'

export default async function Page({ params }: { params: Promise<{ language: Language }> }) {
  return <HomePage language={(await params).language} />
}
