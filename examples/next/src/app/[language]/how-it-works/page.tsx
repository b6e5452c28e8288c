import type { Metadata } from 'next'
import { getPageTitle } from '@/site/getPageTitle'
import { HowItWorksPage } from '@/site/HowItWorksPage'
import type { Language } from '@/site/language'

interface Props {
  params: Promise<{ language: Language }>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  title: getPageTitle(`/${(await params).language}/how-it-works`),
})

export default async function Page({ params }: Props) {
  return <HowItWorksPage language={(await params).language} />
}
