import { TRADE_QUERY_KEY } from '../catalogues/paths.ts'
import { cities, cityOptions, PROVINCE, provinceOptions, type City } from '../catalogues/place.ts'
import { TITLE_QUERY_KEY } from '../catalogues/query.wire.ts'
import {
  choice,
  defineFilters,
  type FiltersOf,
  fixed,
  oneOf,
  rowId,
  search,
  toOptions,
} from '@plomada/define'
import { offerStates, type OfferState } from './offer.state.ts'
import { LOCAL_TRADE_SHOWN } from '../trade/trade.rules.ts'

const newestFirst = [
  { value: 'DESC', label: 'Más recientes' },
  { value: 'ASC', label: 'Más antiguos' },
]
const order = oneOf(['DESC', 'ASC'])
const title = search(TITLE_QUERY_KEY, 'Nombre', 'Nombre')
const orderByPublication = choice('fecha_publicacion', 'Fecha de publicación', order, {
  options: newestFirst,
  initial: 'DESC',
})
// @__NO_SIDE_EFFECTS__
const stateFilter = <State extends OfferState>(states: readonly State[]) =>
  choice('state', 'Estado', oneOf(states), { options: toOptions(states), emptyLabel: 'Todos' })
const PAGE = { pageSize: 20 }
/** Suggested offers per page (specification 9). */
export const SUGGESTIONS_SHOWN = 5

/** The filters of the public list of offers (/service). */
export const offerFilters = defineFilters(
  {
    title: search(TITLE_QUERY_KEY, 'Nombre'),
    trade: choice(TRADE_QUERY_KEY, 'Oficio', rowId, { options: 'given', emptyLabel: 'Todos' }),
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
    city: choice('ciudad', 'Ciudad', oneOf(cities), { options: cityOptions, emptyLabel: 'Todas' }),
    state: fixed('state', oneOf(offerStates.names), 'pendiente'),
    /** Excludes one offer: the one for which others are suggested. */
    except: choice('except', '', rowId),
    /** Only matters for admins, who see deactivated offers at the same endpoint. */
    isActive: fixed('activo', oneOf([true]), true),
  },
  PAGE,
)
export type OfferFilters = FiltersOf<typeof offerFilters.set>

/** Returns the filters for the newest open offers of a trade, in a city or in the province. */
export const localOfferFilters = (trade: { id: number }, city?: City): OfferFilters => ({
  ...offerFilters.change(offerFilters.initial, { trade: trade.id, city }),
  pageSize: LOCAL_TRADE_SHOWN,
})

/** Returns the filters for offers similar to one: same trade, five per page. */
export const suggestionFilters = (
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

/** The filters of a user's own offers (/profilec and /profilep). */
export const ownOfferFilters = defineFilters(
  { title, state: stateFilter(offerStates.names), order: orderByPublication },
  PAGE,
)
export type OwnOfferFilters = FiltersOf<typeof ownOfferFilters.set>

/** The filters of a user's own jobs (/profilep/jobs). */
export const assignmentFilters = defineFilters(
  { title, state: stateFilter(['proceso', 'terminado']), order: orderByPublication },
  PAGE,
)
export type AssignmentFilters = FiltersOf<typeof assignmentFilters.set>

/** The filters of a user's own applications (/profilep/postulaciones). */
export const applicationFilters = defineFilters({ title, order: orderByPublication }, PAGE)
export type ApplicationFilters = FiltersOf<typeof applicationFilters.set>

/**
 * The filters of all offers, for admins (/dashboard/services). They accept every value of the public list, which has
 * the same endpoint, so that admins see the public page like everyone else.
 */
export const adminOfferFilters = defineFilters(
  {
    title,
    state: stateFilter(offerStates.names),
    order: choice('orderFecha', 'Por lanzamiento', order, { options: newestFirst, initial: 'DESC' }),
    isActive: choice('activo', '', oneOf(['true', 'false'])),
    trade: choice(TRADE_QUERY_KEY, '', rowId),
    province: choice('provincia', '', oneOf([PROVINCE]), { clears: ['city'] }),
    city: choice('ciudad', '', oneOf(cities)),
    except: choice('except', '', rowId),
  },
  PAGE,
)
export type AdminOfferFilters = FiltersOf<typeof adminOfferFilters.set>
