import { data } from 'react-router'
import type { BookingData, BookingResult } from '../site/booking'
import { BookingPanel } from '../site/BookingPanel'
import { readLanguage } from '../site/language'
import { ToolPage } from '../site/ToolPage'
import { findTool } from '../site/tools'
import type { Route } from './+types/tool'

export const loader = ({ params }: Route.LoaderArgs) => {
  const tool = findTool(params.id)
  if (!tool) throw data(null, 404)
  return { tool, language: readLanguage(`/${params.language}`) }
}

export default function Tool({ loaderData: { tool, language } }: Route.ComponentProps) {
  const book = async (booking: BookingData): Promise<BookingResult> => {
    const response = await fetch(`/api/bookings/${language}/${tool.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(booking),
    })
    // A form shows other errors as «Something went wrong».
    if (!response.ok) throw new Error(`The booking failed with ${response.status}.`)
    return (await response.json()) as BookingResult
  }
  return (
    <ToolPage
      language={language}
      tool={tool}
      booking={<BookingPanel key={tool.id} language={language} tool={tool} onBook={book} />}
    />
  )
}
