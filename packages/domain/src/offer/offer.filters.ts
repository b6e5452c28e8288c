import { cities, cityOptions, PROVINCE, provinceOptions } from '../catalogues/place.ts'
import { choice, defineFilters, fixed, search, type FiltersOf } from '../define/filters.ts'
import { oneOf, rowId } from '../define/kinds.ts'
import { asOptions } from '../define/options.ts'
import { offerStates } from './offer.state.ts'

const newestFirst = [
  { value: 'DESC', label: 'Más recientes' },
  { value: 'ASC', label: 'Más antiguos' },
]
const order = oneOf(['DESC', 'ASC'])
const title = search('tittle', 'Nombre', 'Nombre')
const lastPublished = choice('fecha_publicacion', 'Fecha de publicación', order, {
  options: newestFirst,
  initial: 'DESC',
})
const PAGE = { pageSize: 20 }
/** Suggested offers on a page (specification 9). */
export const SUGGESTIONS_SHOWN = 5

/** The public list of offers (/service). */
export const offerFilters = defineFilters(
  {
    title: search('tittle', 'Nombre'),
    trade: choice('job', 'Oficio', rowId, { options: 'given', all: 'Todos' }),
    order: choice('orderFecha', 'Por lanzamiento', order, {
      options: newestFirst,
      initial: 'DESC',
      segmented: true,
    }),
    province: choice('provincia', 'Provincia', oneOf([PROVINCE]), {
      options: provinceOptions,
      initial: PROVINCE,
      clears: ['city'],
    }),
    city: choice('ciudad', 'Ciudad', oneOf(cities), { options: cityOptions, all: 'Todas' }),
    state: fixed('state', oneOf(offerStates.names), 'pendiente'),
    /** Leaves one offer out: the open one, beside which others are suggested. */
    except: choice('except', '', rowId),
    /** For everybody but an admin, whom the same address would show deactivated offers too. */
    isActive: fixed('activo', oneOf([true]), true),
  },
  PAGE,
)
/** What the public list of offers is narrowed by. */
export type OfferFilters = FiltersOf<typeof offerFilters.set>

/** The offers suggested beside an open one: same trade, five on a page. */
export const suggestionsOf = (
  offer: { id: number; trades: readonly { id: number }[] },
  page = 1,
): OfferFilters => ({
  ...offerFilters.initial,
  province: undefined,
  trade: offer.trades[0]?.id,
  except: offer.id,
  page,
  pageSize: SUGGESTIONS_SHOWN,
})

/** One's own offers (/profilec and /profilep). */
export const ownOfferFilters = defineFilters(
  {
    title,
    state: choice('state', 'Estado', oneOf(offerStates.names), {
      options: asOptions(offerStates.names),
      all: 'Todos',
    }),
    order: lastPublished,
  },
  PAGE,
)
/** What the list of one’s own offers is narrowed by. */
export type OwnOfferFilters = FiltersOf<typeof ownOfferFilters.set>

/** The jobs one was accepted for (/profilep/jobs). */
export const assignmentFilters = defineFilters(
  {
    title,
    state: choice('state', 'Estado', oneOf(['proceso', 'terminado']), {
      options: asOptions(['proceso', 'terminado']),
      all: 'Todos',
    }),
    order: lastPublished,
  },
  PAGE,
)
/** What the list of one’s jobs is narrowed by. */
export type AssignmentFilters = FiltersOf<typeof assignmentFilters.set>

/** The offers one applied to (/profilep/postulaciones). */
export const applicationFilters = defineFilters({ title, order: lastPublished }, PAGE)
/** What the list of one’s applications is narrowed by. */
export type ApplicationFilters = FiltersOf<typeof applicationFilters.set>

/**
 * Every offer, deactivated ones too, as whoever runs the marketplace lists them (/dashboard/services); those without a
 * label have no control. It understands all that the public list sends, because the two share an address: an admin
 * sees the public page as it is.
 */
export const adminOfferFilters = defineFilters(
  {
    title,
    state: choice('state', 'Estado', oneOf(offerStates.names), {
      options: asOptions(offerStates.names),
      all: 'Todos',
    }),
    order: choice('orderFecha', 'Por lanzamiento', order, { options: newestFirst, initial: 'DESC' }),
    isActive: choice('activo', '', oneOf(['true', 'false'])),
    trade: choice('job', '', rowId),
    province: choice('provincia', '', oneOf([PROVINCE]), { clears: ['city'] }),
    city: choice('ciudad', '', oneOf(cities)),
    except: choice('except', '', rowId),
  },
  PAGE,
)
/** What the list of all offers is narrowed by, for an admin. */
export type AdminOfferFilters = FiltersOf<typeof adminOfferFilters.set>
