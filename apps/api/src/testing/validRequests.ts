import { offerWireNames } from '@plomada/domain/calls'
import { device } from '@plomada/domain/fixtures'
import type { InjectOptions } from 'fastify'
import { anOffer } from './marketplace.ts'
import { pngImage } from './hostileInputs.multipart.ts'

/** The parts of a request besides method and path. */
export type RequestParts = Pick<InjectOptions, 'payload' | 'headers'> & {
  params?: Record<string, number>
  search?: string
}
/** Creates a valid request. The id is that of the offer, user or trade that the call is about. */
export type CreateRequest = (id: number) => RequestParts

/** Creates a multipart request with a photo and text fields. */
export const createUpload = (texts: Readonly<Record<string, string>> = {}): RequestParts => {
  const boundary = 'plomada-test-boundary'
  const fields = Object.entries(texts)
    .map(
      ([name, text]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    )
    .join('')
  const head = `${fields}--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), pngImage, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
const withoutInput: CreateRequest = () => ({})
/** Creates requests with the id as this path parameter. */
const inPath =
  (name: string, payload?: object): CreateRequest =>
  (id) => ({ params: { [name]: id }, ...(payload && { payload }) })
/** Returns a new name for a trade. */
export const uniqueTradeName = () => `Oficio ${Math.random().toString(36).slice(2)}`
const { title, description, budget, tradeIds, province, city, address } = anOffer
const wirePlace = { provincia: province, ciudad: city, direccion: address }

/** Returns functions that create a valid request for every call. `spare` has applied to every offer and is never hired. */
export const createValidRequests = (spare: () => { id: number }) =>
  ({
    /** Calls about one offer. */
    offerRequests: {
      'offer.preview': inPath('id'),
      'offer.get': inPath('id'),
      'offer.photo': (id) => ({ params: { id }, ...createUpload() }),
      'offer.apply': inPath('serviceId'),
      'offer.accept': (id) => ({ payload: { trabajador: spare().id, service: id } }),
      'offer.deactivate': (id) => ({ search: `?id=${id}`, payload: { id } }),
      'offer.activate': (id) => ({ payload: { id } }),
      'offer.remove': inPath('id'),
      'payment.checkout': (id) => ({ payload: { idProduct: id } }),
      'review.rate': inPath('idProduct', { review: 'Bien', score: 5 }),
    },
    /** Calls about one user. */
    userRequests: {
      'professional.get': inPath('id'),
      'professional.preview': inPath('id'),
      'professional.contact': inPath('professionalId', { message: 'Hola' }),
    },
    /** All other calls; the id is that of an unused trade. */
    otherRequests: {
      'audit.list': withoutInput,
      'dashboard.get': withoutInput,
      'dashboard.quotas': withoutInput,
      'notification.list': withoutInput,
      'notification.unread': withoutInput,
      'notification.markRead': () => ({ payload: {} }),
      'notification.preferences': withoutInput,
      'notification.savePreference': () => ({ payload: { tipo: 'review', correo: 'daily', push: false } }),
      'notification.addDevice': () => ({ payload: device }),
      'notification.removeDevice': () => ({ payload: { endpoint: device.endpoint } }),
      'offer.list': withoutInput,
      'offer.listAll': withoutInput,
      'offer.create': () => ({
        payload: {
          name: '',
          [offerWireNames.title]: title,
          description,
          jobs: tradeIds,
          [offerWireNames.budget]: budget,
          ...wirePlace,
        },
      }),
      'offer.own': withoutInput,
      'offer.assignments': withoutInput,
      'offer.applications': withoutInput,
      'professional.list': withoutInput,
      'session.register': () => ({ payload: { user: { email: 'alguien@plomada.test' }, jobs: [] } }),
      'trade.list': withoutInput,
      'trade.get': inPath('id'),
      'trade.create': () => ({ payload: { name: uniqueTradeName(), description: '' } }),
      'trade.update': (id) => ({ params: { id }, payload: { name: uniqueTradeName() } }),
      'trade.remove': inPath('id'),
      'user.list': withoutInput,
      'user.amend': () => ({ payload: { id: spare().id, firstName: 'Bruno' } }),
      'user.sendEmailCode': withoutInput,
      'user.confirmEmail': () => ({ payload: { code: '00000000' } }),
      'user.update': () => ({ payload: { firstName: 'Alguien' } }),
      'user.photo': () => createUpload(),
    },
  }) satisfies Record<string, Record<string, CreateRequest>>
