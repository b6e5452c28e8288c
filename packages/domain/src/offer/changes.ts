import { formatPesos } from '../catalogues/money.ts'
import type { OfferChanges } from './changes.wire.ts'

export type { OfferChanges } from './changes.wire.ts'

type Field = keyof OfferChanges

/** What the owner of an offer edits, besides its photos. Trades are their names. */
export type OfferContent = { [Name in Field]: NonNullable<OfferChanges[Name]>['after'] }

const fields: readonly Field[] = [
  'title',
  'description',
  'trades',
  'budget',
  'city',
  'address',
  'addressVisibility',
]

const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item) => other.includes(item))
    : one === other

/** Returns the fields in which two versions of an offer differ. */
export const getOfferChanges = (before: OfferContent, after: OfferContent): OfferChanges =>
  Object.fromEntries(
    fields
      .filter((name) => !isSame(before[name], after[name]))
      .map((name) => [name, { before: before[name], after: after[name] }]),
  )

/** Returns what several changes have changed together, the oldest first. A field that is as it was is left out. */
export function mergeOfferChanges(list: readonly OfferChanges[]): OfferChanges {
  const merged: Record<string, { before: unknown; after: unknown }> = {}
  for (const changes of list)
    for (const name of fields) {
      const one = changes[name]
      if (one) merged[name] = { before: merged[name]?.before ?? one.before, after: one.after }
    }
  // Values of a field have its type in each of the changes.
  return Object.fromEntries(
    Object.entries(merged).filter(([, { before, after }]) => before === null || !isSame(before, after)),
  )
}

/** Removes the street from changes that a viewer reads who may not see it. That it changed stays. */
export const withoutAddress = (changes: OfferChanges): OfferChanges =>
  changes.address ? { ...changes, address: { before: null, after: null } } : changes

// Digits keep the punctuation between them: 2,5 is not 25.
const toWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}$%+-]+|[^\p{L}\p{N}$%]+$/gu, ''))
    .filter((word) => word !== '')
    .join(' ')

/**
 * Returns whether a change of an offer makes its applicants confirm: another description, other trades, another place or
 * budget. A title, who sees the address, and case, accents, spaces and punctuation of the description do not (decision 0092).
 */
export const isScopeChange = ({ description, trades, budget, city, address }: OfferChanges): boolean =>
  [trades, budget, city, address].some((one) => one !== undefined) ||
  (description !== undefined && toWords(description.before) !== toWords(description.after))

const labels: Record<Field, string> = {
  title: 'Título',
  description: 'Descripción',
  trades: 'Oficio',
  budget: 'Presupuesto',
  city: 'Ciudad',
  address: 'Dirección',
  addressVisibility: 'Quién ve la dirección',
}
const visibilityLabels = { everyone: 'todos los que inician sesión', hired: 'solo quien sea contratado' }

/** A changed field as its readers see it. `before` and `after` are empty when the viewer may not see them. */
export interface OfferChangeLine {
  field: keyof OfferChanges
  label: string
  before: string
  after: string
}

function toText(value: OfferContent[Field]): string {
  if (value === null) return ''
  if (typeof value === 'number') return `$ ${formatPesos(value)}`
  if (typeof value === 'object') return value.join(', ')
  return value === 'everyone' || value === 'hired' ? visibilityLabels[value] : value
}

/** Returns the changed fields with their label and their values as texts. */
export const offerChangeLines = (changes: OfferChanges): OfferChangeLine[] =>
  fields.flatMap((field) => {
    const one = changes[field]
    return one ? [{ field, label: labels[field], before: toText(one.before), after: toText(one.after) }] : []
  })
