import type { Metadata } from 'next'
import { getPageTitle } from '@/site/getPageTitle'
import { HomePage } from '@/site/HomePage'
import type { Language } from '@/site/language'

interface Props {
  params: Promise<{ language: Language }>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  title: getPageTitle(`/${(await params).language}`),
})

export default async function Page({ params }: Props) {
  return <HomePage language={(await params).language} />
}
