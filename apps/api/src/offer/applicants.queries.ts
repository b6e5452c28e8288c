import type { Applicant, User } from '@plomada/domain'

/** The terms of an application, as the owner of the offer sees them in the list of applicants. */
export type AppliedTerms = { workerId: number } & Pick<
  Applicant,
  'quote' | 'counterOffer' | 'availableFrom' | 'shift' | 'isOutdated'
>

export const noTerms = { counterOffer: null, availableFrom: null, shift: null, isOutdated: false }

/** Returns an applicant as the owner of the offer sees them. Only the hired one has contact data. */
export const toApplicant = (
  person: User,
  { quote, counterOffer, availableFrom, shift, isOutdated }: AppliedTerms,
  isHired: boolean,
): Applicant => ({
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  photo: person.photo,
  trades: person.trades,
  averageRating: person.averageRating,
  reviewCount: person.reviewCount,
  quote,
  counterOffer,
  availableFrom,
  shift,
  isOutdated,
  email: isHired ? person.email : null,
  phone: isHired ? person.phone : null,
  isActive: person.isActive,
})
