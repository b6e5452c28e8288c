import { bookTool } from '../site/booking'
import { readLanguage } from '../site/language'
import type { Route } from './+types/bookings'

/** Books a tool. Anyone can send any values, so `bookTool` validates them. */
export const action = async ({ request, params }: Route.ActionArgs) => {
  const sent: unknown = await request.json().catch(() => null)
  return Response.json(bookTool(readLanguage(`/${params.language}`), params.id, sent))
}
