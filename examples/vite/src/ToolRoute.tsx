import { useParams } from 'react-router'
import { bookTool } from './site/booking'
import { BookingPanel } from './site/BookingPanel'
import type { Language } from './site/language'
import { NotFoundPage } from './site/NotFoundPage'
import { ToolPage } from './site/ToolPage'
import { findTool } from './site/tools'

/** Renders a tool. A site with a server would send the booking to it. */
export function ToolRoute({ language }: { language: Language }) {
  const { id = '' } = useParams()
  const tool = findTool(id)
  if (!tool) return <NotFoundPage language={language} />
  const book = async (data: unknown) => bookTool(language, id, data)
  return (
    <ToolPage
      language={language}
      tool={tool}
      booking={<BookingPanel key={id} language={language} tool={tool} onBook={book} />}
    />
  )
}
