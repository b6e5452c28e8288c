'use client'
import { BookingPanel } from '@/site/BookingPanel'
import type { Language } from '@/site/language'
import type { Tool } from '@/site/tools'
import { sendBooking } from './actions'

export const Booking = ({ language, tool }: { language: Language; tool: Tool }) => (
  <BookingPanel language={language} tool={tool} onBook={(data) => sendBooking(language, tool.id, data)} />
)
