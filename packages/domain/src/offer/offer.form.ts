import * as z from 'zod/mini'
import { amountSchemaUpTo } from '../catalogues/amount.ts'
import { formatPesos } from '../catalogues/money.ts'
import { clientContactNotice, withoutContactData } from '../catalogues/maskedText.ts'
import { photoFileHint, photoKeySchema, photoListUpTo } from '../catalogues/photoFile.ts'
import { type City, cities, cityOptions, PROVINCE, provinceOptions } from '../catalogues/place.ts'
import { amount, defineForm, idSchema, longText, select, selectMany, text } from '@plomada/define'
import { lineBetween, lineUpTo, optionalLine, textUpTo } from '../text/text.ts'
import { ADDRESS_MAXIMUM } from '../user/user.rules.ts'
import type { Offer } from './offer.ts'
import { addressVisibilities } from './visibility.ts'
import {
  BUDGET_MAXIMUM,
  budgetTooLargeMessage,
  CAPTION_MAXIMUM,
  OFFER_DESCRIPTION_MAXIMUM,
  OFFER_PHOTO_MAXIMUM,
  OFFER_TRADES_MAXIMUM,
  TITLE_MAXIMUM,
  TITLE_MINIMUM,
} from './offer.rules.ts'

/** Creates the schema of a budget in whole pesos up to the deployment's maximum (decision D-056). */
export const budgetSchemaUpTo = (maximum: number) =>
  amountSchemaUpTo(maximum, 'Please enter an estimate', budgetTooLargeMessage(maximum))

const budgetUpTo = (maximum: number) =>
  amount('Presupuesto', budgetSchemaUpTo(maximum), null, {
    hint: `En pesos, hasta ${formatPesos(maximum)}`,
  })

const titleSchema = lineBetween(TITLE_MINIMUM, TITLE_MAXIMUM, 'Please enter a title').check(
  withoutContactData(TITLE_MAXIMUM),
)
const descriptionSchema = textUpTo(OFFER_DESCRIPTION_MAXIMUM, 'Please enter a description of the job').check(
  withoutContactData(OFFER_DESCRIPTION_MAXIMUM),
)

/** Returns what the field of a caption says while it has contact data, or null. */
export const captionNotice = clientContactNotice
/** The caption of a photo, which may be empty. */
export const captionSchema = optionalLine(CAPTION_MAXIMUM).check(withoutContactData(CAPTION_MAXIMUM))

const fields = {
  title: text('Título', titleSchema, '', {
    notice: clientContactNotice,
    placeholder: 'Cambiar la bomba del tanque',
    hint: `De ${TITLE_MINIMUM} a ${TITLE_MAXIMUM} caracteres`,
  }),
  description: longText('Descripción', descriptionSchema, '', {
    notice: clientContactNotice,
    placeholder: 'Contá qué hay que hacer, las medidas y para cuándo',
  }),
  tradeIds: selectMany(
    'Oficio',
    z.array(idSchema).check(z.minLength(1, 'Please select one'), z.maxLength(OFFER_TRADES_MAXIMUM)),
    [],
    { options: 'given' },
  ),
  budget: budgetUpTo(BUDGET_MAXIMUM),
  province: select('Provincia', z.literal(PROVINCE, 'Please select one'), PROVINCE, {
    options: provinceOptions,
    autoComplete: 'address-level1',
  }),
  city: select('Ciudad', z.enum(cities, 'Please select one'), cities[0], {
    options: cityOptions,
    autoComplete: 'address-level2',
  }),
  address: text('Dirección', lineUpTo(ADDRESS_MAXIMUM, 'Please enter an address'), '', {
    autoComplete: 'street-address',
    placeholder: 'Calle 48 n.º 1120',
  }),
  addressVisibility: select('Quién ve la dirección', z.enum(addressVisibilities), 'everyone', {
    options: [
      { value: 'everyone', label: 'La ven todos los que inician sesión' },
      { value: 'hired', label: 'Solo la ve la persona que contrate' },
    ],
  }),
  photoIds: selectMany(
    'Fotos',
    photoListUpTo(OFFER_PHOTO_MAXIMUM, photoKeySchema, (id) => id),
    [],
    {
      hint: `Opcional, hasta ${OFFER_PHOTO_MAXIMUM}. La primera es la que se ve en las listas. ${photoFileHint}.`,
    },
  ),
}

export const offerForm = defineForm(fields)

/** Returns the values with which the form edits or repeats an offer. */
export const toOfferDraft = (
  offer: Pick<Offer, 'title' | 'description' | 'trades' | 'budget' | 'place' | 'addressVisibility'>,
) => ({
  title: offer.title,
  description: offer.description,
  tradeIds: offer.trades.map(({ id }) => id),
  budget: offer.budget,
  // Every offer is in one of the cities of the list.
  city: offer.place.city as City,
  address: offer.place.address ?? '',
  addressVisibility: offer.addressVisibility,
})

/** Returns the form of a new offer for the deployment's maximum budget. */
export const offerFormUpTo = (budgetMaximum: number): typeof offerForm =>
  budgetMaximum === BUDGET_MAXIMUM ? offerForm : defineForm({ ...fields, budget: budgetUpTo(budgetMaximum) })
