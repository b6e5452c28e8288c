import { offerWords } from '@plomada/domain/calls'
import type { InjectOptions } from 'fastify'
import { anOffer } from './market.ts'
import { picture } from './nasty.multipart.ts'

/** What a request says beside its call. */
export type Sent = Pick<InjectOptions, 'payload' | 'headers'> & {
  params?: Record<string, number>
  search?: string
}
/** Writes a request that lacks nothing. The id is that of the offer, the person or the trade that a call is about. */
export type Writer = (id: number) => Sent

/** A photo on its way, with texts beside it. */
export const photo = (texts: Readonly<Record<string, string>> = {}): Sent => {
  const edge = 'plomada-test-edge'
  const beside = Object.entries(texts)
    .map(([name, text]) => `--${edge}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`)
    .join('')
  const head = `${beside}--${edge}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${edge}--\r\n`)]),
  }
}
const nothing: Writer = () => ({})
const inPath =
  (name: string, payload?: object): Writer =>
  (id) => ({ params: { [name]: id }, ...(payload && { payload }) })
/** A name that no trade has. */
export const fresh = () => `Oficio ${Math.random().toString(36).slice(2)}`
const { title, description, budget, tradeIds, province, city, address } = anOffer
const where = { provincia: province, ciudad: city, direccion: address }

/** A request for every call of the contract; the spare one applied to every offer and is hired for none. */
export const requestsOf = (spare: () => { id: number }) =>
  ({
    /** Calls about one offer, by what they send. */
    aboutOffers: {
      'offer.get': inPath('id'),
      'offer.photo': (id) => ({ params: { id }, ...photo() }),
      'offer.apply': inPath('serviceId'),
      'offer.accept': (id) => ({ payload: { trabajador: spare().id, service: id } }),
      'offer.deactivate': (id) => ({ search: `?id=${id}`, payload: { id } }),
      'offer.activate': (id) => ({ payload: { id } }),
      'offer.remove': inPath('id'),
      'payment.checkout': (id) => ({ payload: { idProduct: id } }),
      'review.rate': inPath('idProduct', { review: 'Bien', score: 5 }),
    },
    /** Calls about one person. */
    aboutPeople: {
      'professional.get': inPath('id'),
      'professional.contact': inPath('professionalId', { message: 'Hola' }),
    },
    /** Calls about nothing in particular, or about oneself; the id is that of a trade that nothing uses. */
    aboutNothing: {
      'audit.list': nothing,
      'dashboard.get': nothing,
      'dashboard.quotas': nothing,
      'notification.list': nothing,
      'notification.markRead': () => ({ payload: {} }),
      'offer.list': nothing,
      'offer.listAll': nothing,
      'offer.create': () => ({
        payload: {
          name: '',
          [offerWords.title]: title,
          description,
          jobs: tradeIds,
          [offerWords.budget]: budget,
          ...where,
        },
      }),
      'offer.own': nothing,
      'offer.assignments': nothing,
      'offer.applications': nothing,
      'professional.list': nothing,
      'session.register': () => ({ payload: { user: { email: 'alguien@plomada.test' }, jobs: [] } }),
      'trade.list': nothing,
      'trade.get': inPath('id'),
      'trade.create': () => ({ payload: { name: fresh(), description: '' } }),
      'trade.update': (id) => ({ params: { id }, payload: { name: fresh() } }),
      'trade.remove': inPath('id'),
      'user.list': nothing,
      'user.amend': () => ({ payload: { id: spare().id, firstName: 'Bruno' } }),
      'user.sendEmailCode': nothing,
      'user.confirmEmail': () => ({ payload: { code: '00000000' } }),
      'user.update': () => ({ payload: { firstName: 'Alguien' } }),
      'user.photo': () => photo(),
    },
  }) satisfies Record<string, Record<string, Writer>>
