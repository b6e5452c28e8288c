import {
  capitalize,
  formatPesos,
  formatRating,
  fullName,
  type OfferPreview,
  type ProfessionalPreview,
  type TradeRef,
} from '@plomada/domain'

/** The content of a share card, with the URL of the photo. */
export interface ShareContent {
  title: string
  lines: readonly string[]
  photo: string | null
}

const join = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')
const names = (trades: readonly TradeRef[]) => trades.map(({ name }) => name).join(', ')

/** Returns what the card of an offer shows. `message` applies the message overrides. */
export const toOfferCard = (offer: OfferPreview, message: (text: string) => string): ShareContent => ({
  title: capitalize(offer.title),
  lines: [
    names(offer.trades),
    message(offer.place.city),
    `Presupuesto: $ ${formatPesos(offer.budget)}`,
  ].filter((line) => line !== ''),
  photo: offer.photo,
})

/** Returns what the card of a professional shows: no more than the preview. */
export const toProfessionalCard = (
  professional: ProfessionalPreview,
  message: (text: string) => string,
): ShareContent => {
  const { averageRating, reviewCount, place } = professional
  const count = reviewCount === 1 ? '1 valoración' : `${reviewCount} valoraciones`
  return {
    title: fullName(professional),
    lines: [
      names(professional.trades) || 'Profesional',
      message(place.city ?? 'Buenos Aires'),
      averageRating === null ? '' : join([`${formatRating(averageRating)} de 5`, count]),
    ].filter((line) => line !== ''),
    photo: professional.photo,
  }
}

/** What has a share card. */
export type ShareKind = 'service' | 'professional'

/** Returns the path of the share card of an offer or a professional. */
export const shareCardPath = (kind: ShareKind, id: number): string => `/page/share/${kind}/${id}.jpg`
