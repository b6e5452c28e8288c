'use client'
import { usePathname } from 'next/navigation'
import { readLanguage } from '@/site/language'
import { NotFoundPage } from '@/site/NotFoundPage'

export default function NotFound() {
  return <NotFoundPage language={readLanguage(usePathname())} />
}
