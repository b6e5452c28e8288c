import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { href, paths, type User } from '@plomada/domain'
import { offers, people, createPhotoFile } from '@plomada/domain/fixtures'
import { examples } from '@plomada/domain/calls'
import { nounWrites, unseenCalls } from './testing/failures/allFailures.ts'
import type { Write } from './testing/failures/failure.ts'
import { consoleError, fill, openApp, openDialog, press, server } from './testing/product.tsx'
import { savePendingAction } from './session/pendingAction.ts'
import { contract, failureMessages, withFailureMode } from './testing/server.ts'

const { ana, bruno, elena, maximiliano } = people
const unconfirmed = { ...ana, pendingEmail: 'ana.nueva@plomada.example' }
const withProfile = (user: User) => ({
  'professional.get': { result: { ...examples.professional.get.response.result, ...user } },
})
const ownOffer = ({ id }: { id: number }) => `${href(paths.clientOffers, ana)}?servicio=${id}`
const trades = examples.trade.list.response.result
const trade = trades[0]?.name

const newOffer = {
  Título: 'Pintar el frente',
  Descripción: 'Dos manos',
  Presupuesto: '31000',
  Dirección: 'Mitre 640',
}
const chooseRole = async () =>
  void fireEvent.click(await screen.findByRole('radio', { name: /Busco a alguien/ }))
const tick = async (label: string) => void fireEvent.click(await screen.findByLabelText(label))
const choosePhoto = async () => {
  const photo = createPhotoFile('casa.png')
  const files = Object.assign([photo], { item: () => photo })
  fireEvent.change(await screen.findByLabelText('Foto'), { target: { files } })
}
const choosePhotos = async () => {
  const label = await screen.findByLabelText('Fotos', { selector: 'input' })
  fireEvent.change(label, { target: { files: [createPhotoFile('casa.png')] } })
}
const contactOnReturn = () => savePendingAction({ kind: 'contact', id: 2 })

const writes: Write[] = [
  ...nounWrites,
  {
    call: 'offer.create',
    rows: 'S-379, S-438',
    at: paths.createOffer,
    viewer: ana,
    fields: newOffer,
    button: 'Crear Servicio',
    shows: 'Relleno correctamente los formularios',
  },
  {
    call: 'offer.addPhoto',
    rows: 'S-397, P-189',
    at: paths.createOffer,
    viewer: ana,
    fields: newOffer,
    prepare: choosePhotos,
    button: 'Crear Servicio',
    shows: 'Relleno correctamente los formularios',
  },
  {
    call: 'offer.setPhotos',
    rows: 'P-189',
    at: paths.createOffer,
    viewer: ana,
    fields: newOffer,
    prepare: () => choosePhotos().then(() => fill({ 'Qué se ve en la foto 1': 'El frente' })),
    button: 'Crear Servicio',
    shows: 'Relleno correctamente los formularios',
  },
  { call: 'offer.apply', at: paths.offers, viewer: bruno, button: 'Postular a Cambiar la bomba del tanque' },
  {
    call: 'offer.apply',
    at: href(paths.offer, offers.brokenBlinds),
    viewer: bruno,
    responses: { 'offer.get': { result: offers.brokenBlinds } },
    button: 'Postular a Arreglar persianas de madera',
  },
  {
    call: 'offer.accept',
    at: ownOffer(offers.tankPump),
    viewer: ana,
    prepare: () => press('ACEPTAR a Bruno Saldaño'),
    button: 'ACEPTAR',
  },
  {
    call: 'offer.deactivate',
    at: paths.adminOffers,
    viewer: elena,
    prepare: () => press('Desactivar Cambiar la bomba del tanque'),
    button: 'Desactivar',
  },
  {
    call: 'offer.activate',
    at: paths.adminOffers,
    viewer: elena,
    responses: { 'offer.list': examples.offer.listAll.response },
    prepare: () => press('Activar Cambiar la bomba del tanque'),
    button: 'Activar',
  },
  {
    call: 'notification.markRead',
    at: paths.notifications,
    viewer: bruno,
    button: 'Marcar todas como leídas',
  },
  {
    call: 'payment.checkout',
    rows: 'S-443',
    at: ownOffer(offers.paintedRoom),
    viewer: ana,
    prepare: () => void vi.spyOn(window, 'open').mockReturnValue(null),
    button: 'Pagar',
  },
  {
    call: 'professional.contact',
    rows: 'S-442',
    at: href(paths.professional, bruno),
    viewer: ana,
    button: 'Contactar',
    shows: 'Ups, no se pudo enviar los datos',
  },
  {
    call: 'professional.contact',
    rows: 'S-442',
    at: paths.additionalInfo,
    viewer: maximiliano,
    fields: { Telefono: '2215550142' },
    prepare: contactOnReturn,
    button: 'Completar datos',
    shows: 'Ups, no se pudo enviar los datos',
    isFinal: true,
  },
  {
    call: 'review.rate',
    rows: 'S-426, S-444',
    at: href(paths.paid, { role: 'comun', idUser: ana.id, idProduct: offers.newWiring.id }),
    viewer: ana,
    fields: { 'Tu reseña:': 'Muy prolijo' },
    prepare: () => tick('4 estrellas'),
    button: 'Enviar',
  },
  {
    call: 'session.register',
    rows: 'S-417, S-441',
    at: paths.register,
    viewer: maximiliano,
    prepare: () => chooseRole(),
    button: 'Registrarse',
  },
  {
    call: 'user.photo',
    at: paths.register,
    viewer: maximiliano,
    prepare: () => chooseRole().then(choosePhoto),
    button: 'Registrarse',
  },
  {
    call: 'user.update',
    rows: 'S-446',
    at: paths.additionalInfo,
    viewer: maximiliano,
    fields: { Telefono: '2215550142' },
    button: 'Completar datos',
  },
  {
    call: 'user.update',
    rows: 'S-446',
    at: paths.becomeProfessional,
    viewer: bruno,
    fields: { Descripción: 'Gas y agua' },
    button: 'Crear el perfil profesional',
  },
  {
    call: 'user.update',
    rows: 'S-446',
    at: paths.personalData,
    viewer: ana,
    fields: { Dirección: 'Mitre 640' },
    button: 'Actualizar datos',
  },
  {
    call: 'user.confirmEmail',
    at: href(paths.clientProfile, ana),
    viewer: unconfirmed,
    responses: withProfile(unconfirmed),
    fields: { Código: '40718826' },
    button: 'Confirmar',
  },
  {
    call: 'user.sendEmailCode',
    at: href(paths.clientProfile, ana),
    viewer: unconfirmed,
    responses: withProfile(unconfirmed),
    button: 'Mandarme un código',
  },
  {
    call: 'user.amend',
    rows: 'S-430',
    at: `${paths.user}?id=4`,
    viewer: elena,
    fields: { Dirección: 'Mitre 640' },
    button: 'Guardar cambios',
  },
  {
    call: 'user.amend',
    at: `${paths.user}?id=4`,
    viewer: elena,
    prepare: () => openDialog('Activar'),
    button: 'Activar',
  },
  {
    call: 'trade.create',
    at: paths.trades,
    viewer: elena,
    fields: { Nombre: 'Vidriería', Descripción: 'Espejos' },
    button: 'Add',
  },
  {
    call: 'trade.update',
    at: paths.trades,
    viewer: elena,
    prepare: () => press(`Editar ${trade}`).then(() => fill({ Descripción: 'Espejos' })),
    button: 'Update',
  },
  {
    call: 'trade.remove',
    at: paths.trades,
    viewer: elena,
    prepare: () => press(`Eliminar ${trade}`),
    button: 'Eliminar',
  },
  {
    call: '/api/emailjs/api/v1.0/email/send',
    at: paths.contact,
    viewer: null,
    fields: { Nombre: 'Nadia', Email: 'nadia@example.org', Mensaje: '¿Llegan a Tigre?' },
    button: 'Enviar',
    shows: 'No pudimos enviar tu mensaje. El texto sigue en el formulario: intentá de nuevo en un rato.',
    logs: 'Contact message not sent:',
    rows: 'S-434, S-447',
  },
]

const toRowMarks = ({ rows }: Write) => (rows ? ` (${rows})` : '')
const cases = withFailureMode(writes).map((write) => ({
  ...write,
  title: `${write.call} by «${write.button}»${toRowMarks(write)}`,
}))

it.each(cases)(
  '$mode: $title',
  async ({ mode, call, at, viewer, responses, fields, prepare, button, ...then }) => {
    const { shows = failureMessages[mode], logs = `Failed to send ${call}`, isSentOnOpen, isFinal } = then
    const attempts = () => server.sent.filter(({ name }) => name === call).map(({ body }) => body)
    server.fault = { call, mode }
    Object.assign(server.responses, responses)
    openApp(at, viewer)
    if (fields) await fill(fields)
    await prepare?.()
    if (!isSentOnOpen) await press(button)
    await waitFor(() => expect(attempts()).toHaveLength(1))
    // One message is rendered for wide and for narrow screens; tests load no styles, which hide one of them.
    for (const text of await screen.findAllByText(shows))
      expect(text.closest(isSentOnOpen ? 'main' : '[role=alert]')).not.toBeNull()
    expect(consoleError).toHaveBeenCalledWith(logs, expect.anything())
    expect(server.timeouts).toContain(/photo$/i.test(call) ? 120_000 : 20_000)
    if (isFinal) return
    server.fault = null
    await press(button)
    await waitFor(() => expect(attempts()).toHaveLength(2))
    const [first, second] = attempts()
    expect(second).toBe(first)
  },
)

it('covers every call that changes data and that a page makes', () => {
  const made = writes.map(({ call }) => call).filter((name) => !name.startsWith('/'))
  // Preferences have no button, and only a browser with push messages makes the calls about devices.
  const unused = [
    'notification.savePreference',
    'notification.addDevice',
    'notification.removeDevice',
    // Made by the service worker.
    'notification.renewDevice',
    // The call of the specification: pages use the list of photos.
    'offer.photo',
    'offer.remove',
    ...unseenCalls,
  ]
  const changing = contract.filter(({ call }) => call.method !== 'GET').map(({ name }) => name)
  const covered = new Set([...made, ...unused])
  expect(changing.filter((name) => !covered.has(name))).toEqual([])
})
