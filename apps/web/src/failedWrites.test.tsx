import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { href, paths, type User } from '@plomada/domain'
import { examples, offers, people } from '@plomada/domain/fixtures'
import { fill, open, press, said, server } from './testing/product.tsx'
import { contract, sentences, ways } from './testing/server.ts'

interface Write {
  call: string
  /** The page that makes it, and who is there. */
  at: string
  who: User | null
  /** What is answered there, where the contract's example does not do. */
  given?: Record<string, unknown>
  /** What is filled in. */
  typed?: Record<string, string>
  /** What is done beside that. */
  act?: () => Promise<void> | void
  /** The button that sends it, and sends it again. */
  button: string
  /** What the page then shows; the product's own sentence where the specification names none. */
  says?: string
  /** What the console then says, where it is not the usual. */
  logs?: string
  /** What of the checklist it is. */
  rows?: string
  /** Not sent again from there: whoever comes back from a sign-in stands where the button is. */
  isOver?: true
}

const { ana, bruno, elena, maximiliano } = people
const unconfirmed = { ...ana, pendingEmail: 'ana.nueva@plomada.example' }
const ownRecordOf = (user: User) => ({
  'professional.get': { result: { ...examples.professional.get.answer.result, ...user } },
})
const ownOffer = ({ id }: { id: number }) => `${href(paths.clientOffers, ana)}?servicio=${id}`
const trades = examples.trade.list.answer.result
const trade = trades[0]?.name

const newOffer = {
  Título: 'Pintar el frente',
  Descripción: 'Dos manos',
  Presupuesto: '31000',
  Dirección: 'Mitre 640',
}
const tick = async (label: string) => void fireEvent.click(await screen.findByLabelText(label))
const choosePhoto = async () => {
  const photo = new File(['x'], 'casa.png', { type: 'image/png' })
  const files = Object.assign([photo], { item: () => photo })
  fireEvent.change(await screen.findByLabelText('Foto'), { target: { files } })
}
const contactOnReturn = () => sessionStorage.setItem('plomada-errand', '{"kind":"contact","id":2}')

const writes: Write[] = [
  {
    call: 'offer.create',
    rows: 'S-379, S-438',
    at: paths.createOffer,
    who: ana,
    typed: newOffer,
    button: 'Crear Servicio',
    says: 'Relleno correctamente los formularios',
  },
  {
    call: 'offer.photo',
    rows: 'S-397',
    at: paths.createOffer,
    who: ana,
    typed: newOffer,
    act: choosePhoto,
    button: 'Crear Servicio',
    says: 'Relleno correctamente los formularios',
  },
  { call: 'offer.apply', at: paths.offers, who: bruno, button: 'Postular a Cambiar la bomba del tanque' },
  {
    call: 'offer.apply',
    at: href(paths.offer, offers.brokenBlinds),
    who: bruno,
    given: { 'offer.get': { result: offers.brokenBlinds } },
    button: 'Postular a Arreglar persianas de madera',
  },
  { call: 'offer.accept', at: ownOffer(offers.leakingTap), who: ana, button: 'ACEPTAR a Bruno Saldaño' },
  {
    call: 'offer.deactivate',
    at: paths.adminOffers,
    who: elena,
    act: () => press('Desactivar Cambiar la bomba del tanque'),
    button: 'Desactivar',
  },
  {
    call: 'offer.activate',
    at: paths.adminOffers,
    who: elena,
    given: { 'offer.list': examples.offer.listAll.answer },
    act: () => press('Activar Cambiar la bomba del tanque'),
    button: 'Activar',
  },
  {
    call: 'payment.checkout',
    rows: 'S-443',
    at: ownOffer(offers.paintedRoom),
    who: ana,
    act: () => void vi.spyOn(window, 'open').mockReturnValue(null),
    button: 'Pagar',
  },
  {
    call: 'professional.contact',
    rows: 'S-442',
    at: href(paths.professional, bruno),
    who: ana,
    button: 'Contactar',
    says: 'Ups, no se pudo enviar los datos',
  },
  {
    call: 'professional.contact',
    rows: 'S-442',
    at: paths.additionalInfo,
    who: maximiliano,
    typed: { Telefono: '2215550142' },
    act: contactOnReturn,
    button: 'Completar datos',
    says: 'Ups, no se pudo enviar los datos',
    isOver: true,
  },
  {
    call: 'review.rate',
    rows: 'S-426, S-444',
    at: href(paths.paid, { role: 'comun', idUser: ana.id, idProduct: offers.newWiring.id }),
    who: ana,
    typed: { 'Tu reseña:': 'Muy prolijo' },
    act: () => tick('4 estrellas'),
    button: 'Enviar',
  },
  {
    call: 'session.register',
    rows: 'S-417, S-441',
    at: paths.register,
    who: maximiliano,
    act: () => tick('comun'),
    button: 'Registrarse',
  },
  {
    call: 'user.photo',
    at: paths.register,
    who: maximiliano,
    act: () => tick('comun').then(choosePhoto),
    button: 'Registrarse',
  },
  {
    call: 'user.update',
    rows: 'S-446',
    at: paths.additionalInfo,
    who: maximiliano,
    typed: { Telefono: '2215550142' },
    button: 'Completar datos',
  },
  {
    call: 'user.update',
    rows: 'S-446',
    at: paths.becomeProfessional,
    who: bruno,
    typed: { Descripción: 'Gas y agua' },
    button: 'Crear el perfil profesional',
  },
  {
    call: 'user.update',
    rows: 'S-446',
    at: paths.personalData,
    who: ana,
    typed: { Dirección: 'Mitre 640' },
    button: 'Actualizar datos',
  },
  {
    call: 'user.confirmEmail',
    at: href(paths.clientProfile, ana),
    who: unconfirmed,
    given: ownRecordOf(unconfirmed),
    typed: { Código: '40718826' },
    button: 'Confirmar',
  },
  {
    call: 'user.sendEmailCode',
    at: href(paths.clientProfile, ana),
    who: unconfirmed,
    given: ownRecordOf(unconfirmed),
    button: 'Enviar un código',
  },
  {
    call: 'user.amend',
    rows: 'S-430',
    at: `${paths.user}?id=4`,
    who: elena,
    typed: { Dirección: 'Mitre 640' },
    button: 'Guardar cambios',
  },
  {
    call: 'user.amend',
    at: `${paths.user}?id=4`,
    who: elena,
    act: () => press('Activar'),
    button: 'Activar',
  },
  {
    call: 'trade.create',
    at: paths.trades,
    who: elena,
    typed: { Nombre: 'Vidriería', Descripción: 'Espejos' },
    button: 'Add',
  },
  {
    call: 'trade.update',
    at: paths.trades,
    who: elena,
    act: () => press(`Editar ${trade}`).then(() => fill({ Descripción: 'Espejos' })),
    button: 'Update',
  },
  {
    call: 'trade.remove',
    at: paths.trades,
    who: elena,
    act: () => press(`Eliminar ${trade}`),
    button: 'Eliminar',
  },
  {
    call: '/api/emailjs/api/v1.0/email/send',
    at: paths.contact,
    who: null,
    typed: { Nombre: 'Nadia', Email: 'nadia@example.org', Mensaje: '¿Llegan a Tigre?' },
    button: 'Enviar',
    says: 'No se pudo enviar el mensaje. El texto queda en el formulario para volver a intentar más tarde.',
    logs: 'Contact message not sent:',
    rows: 'S-434, S-447',
  },
]

const rowsIn = ({ rows }: Write) => (rows ? ` (${rows})` : '')
const cases = writes.flatMap((write) =>
  ways.map((way) => ({ ...write, way, title: `${write.call} by «${write.button}»${rowsIn(write)}` })),
)

it.each(cases)('$way: $title', async ({ way, call, at, who, given, typed, act, button, ...then }) => {
  const { says = sentences[way], logs = `${call} was not done`, isOver } = then
  const attempts = () => server.sent.filter(({ name }) => name === call).map(({ body }) => body)
  server.fault = { call, way }
  Object.assign(server.given, given)
  open(at, who)
  if (typed) await fill(typed)
  await act?.()
  await press(button)
  // One is said twice, for wide and for narrow screens; a style, which is not read here, shows one of them.
  for (const text of await screen.findAllByText(says)) expect(text.closest('[role=alert]')).not.toBeNull()
  expect(said).toHaveBeenCalledWith(logs, expect.anything())
  expect(server.patience).toContain(call.endsWith('photo') ? 120_000 : 20_000)
  if (isOver) return
  server.fault = null
  await press(button)
  await waitFor(() => expect(attempts()).toHaveLength(2))
  const [first, second] = attempts()
  expect(second).toBe(first)
})

it('knows every call that changes something, but for the ones that no page makes', () => {
  const made = writes.map(({ call }) => call).filter((name) => !name.startsWith('/'))
  const unused = ['notification.markRead', 'offer.remove']
  const changing = contract.filter(({ call }) => call.method !== 'GET').map(({ name }) => name)
  expect(new Set([...made, ...unused])).toEqual(new Set(changing))
})
