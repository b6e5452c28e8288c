import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getPageTitle } from '@/site/getPageTitle'
import type { Language } from '@/site/language'
import { ToolPage } from '@/site/ToolPage'
import { findTool, tools } from '@/site/tools'
import { Booking } from './Booking'

interface Props {
  params: Promise<{ language: Language; id: string }>
}

export const generateStaticParams = () => tools.map(({ id }) => ({ id }))

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const { language, id } = await params
  return { title: getPageTitle(`/${language}/tools/${id}`) }
}

export default async function Page({ params }: Props) {
  const { language, id } = await params
  const tool = findTool(id) ?? notFound()
  return <ToolPage language={language} tool={tool} booking={<Booking language={language} tool={tool} />} />
}
