import type { JobContact } from '../offer/offer.ts'

/** Returns how to reach the other party of an accepted job, as mails write it. */
export function contactParagraphs(person: string, contact: JobContact | undefined): string[] {
  const { phone = null, email = null } = contact ?? {}
  const ways = [...(phone ? [`Teléfono: ${phone}`] : []), ...(email ? [`Email: ${email}`] : [])]
  return ways.length === 0 ? [] : [`Para coordinar con ${person}:\n${ways.join('\n')}`]
}
