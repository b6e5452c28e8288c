import { offerWireNames } from '@plomada/domain/calls'
import type { Relation } from '@plomada/domain/contract'
import { device } from '@plomada/domain/fixtures'
import type { InjectOptions } from 'fastify'
import { anOffer } from './marketplace.ts'
import { randomUUID } from 'node:crypto'
import { pngImage } from './hostileInputs.multipart.ts'

/** The parts of a request besides method and path. */
export type RequestParts = Pick<InjectOptions, 'payload' | 'headers'> & {
  params?: Record<string, number>
  search?: string
}
/** Creates a valid request. The id is that of the offer, user or trade that the call is about. */
export type CreateRequest = (id: number, relation?: Relation) => RequestParts

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

type Requests = Record<string, CreateRequest>
type Spare = () => { id: number }

/** Calls about one offer. */
const createOfferRequests = (spare: Spare) =>
  ({
    'offer.preview': inPath('id'),
    'offer.get': inPath('id'),
    'offer.photo': (id) => ({ params: { id }, ...createUpload() }),
    'offer.apply': inPath('serviceId'),
    'application.list': inPath('serviceId'),
    'application.own': inPath('serviceId'),
    'application.photo': (id) => ({ params: { serviceId: id }, ...createUpload({ key: randomUUID() }) }),
    'application.edit': inPath('serviceId', { presupuesto: 800, mensaje: 'Con materiales' }),
    'application.withdraw': inPath('serviceId'),
    'application.decline': (id) => ({ payload: { trabajador: spare().id, service: id } }),
    'application.counter': (id) => ({ payload: { trabajador: spare().id, service: id, monto: 700 } }),
    'application.answerCounter': inPath('serviceId', { acepta: true }),
    'offer.accept': (id) => ({ payload: { trabajador: spare().id, service: id } }),
    'offer.deactivate': (id) => ({ search: `?id=${id}`, payload: { id } }),
    'offer.activate': (id) => ({ payload: { id } }),
    'offer.remove': inPath('id'),
    'payment.checkout': (id) => ({ payload: { idProduct: id } }),
    'invitation.send': (id) => ({ params: { serviceId: id }, payload: { profesional: spare().id } }),
    'question.list': inPath('id'),
    'question.ask': inPath('serviceId', { pregunta: '¿Puedo empezar un sábado?' }),
    'question.answer': (id) => ({
      params: { serviceId: id, number: 1 },
      payload: { respuesta: 'Sí, desde las 9.' },
    }),
    'question.hide': (id) => ({ params: { serviceId: id, number: 1 }, payload: { oculta: true } }),
    'conversation.open': (id, relation) => ({
      payload: { service: id, ...(relation === 'owner' && { trabajador: spare().id }) },
    }),
    'review.rate': inPath('idProduct', { review: 'Bien', score: 5 }),
  }) satisfies Requests

/** Calls about one conversation. */
const conversationRequests = {
  'conversation.get': inPath('id'),
  'conversation.messages': inPath('id'),
  'conversation.send': (id) => ({ params: { id }, payload: { key: randomUUID(), texto: 'Buenas' } }),
  'conversation.photo': (id) => ({ params: { id }, ...createUpload({ key: randomUUID() }) }),
  'conversation.markRead': inPath('id', { leido: 1 }),
  'conversation.typing': inPath('id'),
} satisfies Requests

/** Calls about one user. */
const userRequests = {
  'professional.get': inPath('id'),
  'professional.preview': inPath('id'),
  'favorite.get': inPath('professionalId'),
  'favorite.save': inPath('professionalId'),
  'favorite.remove': inPath('professionalId'),
  'invitation.options': inPath('professionalId'),
  'professional.contact': inPath('professionalId', { message: 'Hola' }),
} satisfies Requests

const newAlert = { oficio: null, ciudades: ['Lanus'], presupuestoMinimo: 900, frecuencia: 'daily' }

/** All other calls; the id is that of an unused trade. */
const createOtherRequests = (spare: Spare) =>
  ({
    'alert.list': withoutInput,
    'alert.create': () => ({ payload: newAlert }),
    'alert.update': (id) => ({ params: { alertId: id }, payload: { ...newAlert, pausada: true } }),
    'alert.remove': inPath('alertId'),
    'audit.list': withoutInput,
    'conversation.list': withoutInput,
    'conversation.unread': withoutInput,
    'conversation.stream': withoutInput,
    'dashboard.get': withoutInput,
    'payment.list': withoutInput,
    'payment.export': withoutInput,
    'dashboard.quotas': withoutInput,
    'favorite.list': withoutInput,
    'notification.list': withoutInput,
    'notification.unread': withoutInput,
    'notification.markRead': () => ({ payload: {} }),
    'notification.preferences': withoutInput,
    'notification.savePreference': () => ({ payload: { tipo: 'review', correo: 'daily', push: false } }),
    'notification.addDevice': () => ({ payload: device }),
    'notification.removeDevice': () => ({ payload: { endpoint: device.endpoint } }),
    'notification.renewDevice': () => ({ payload: { previous: device.endpoint, device } }),
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
    'review.recent': withoutInput,
    'session.register': () => ({ payload: { user: { email: 'alguien@plomada.test' }, jobs: [] } }),
    'trade.list': withoutInput,
    'trade.get': inPath('id'),
    'trade.prices': inPath('id'),
    'trade.popularPrices': withoutInput,
    'trade.create': () => ({ payload: { name: uniqueTradeName(), description: '' } }),
    'trade.update': (id) => ({ params: { id }, payload: { name: uniqueTradeName() } }),
    'trade.remove': inPath('id'),
    'user.list': withoutInput,
    'user.amend': () => ({ payload: { id: spare().id, firstName: 'Bruno' } }),
    'user.sendEmailCode': withoutInput,
    'user.confirmEmail': () => ({ payload: { code: '00000000' } }),
    'user.update': () => ({ payload: { firstName: 'Alguien' } }),
    'user.photo': () => createUpload(),
  }) satisfies Requests

/** Returns functions that create a valid request for every call. `spare` has applied to every offer and is never hired. */
export const createValidRequests = (spare: Spare) => ({
  offerRequests: createOfferRequests(spare),
  conversationRequests,
  userRequests,
  otherRequests: createOtherRequests(spare),
})
