'use server'
import { bookTool } from '@/site/booking'
import { languages } from '@/site/language'

/** Books a tool on the server. Anyone can call it with any values, so none of them is trusted. */
export async function sendBooking(language: unknown, id: unknown, data: unknown) {
  return bookTool(languages.find((one) => one === language) ?? 'en', String(id), data)
}
