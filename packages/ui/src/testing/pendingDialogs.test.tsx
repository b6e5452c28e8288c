import {
  applications,
  demoTrades,
  invitationOptions,
  offers,
  people,
  createPhotoFile,
} from '@plomada/domain/fixtures'
import { Problem } from '@plomada/domain/contract'
import { tradeOptions } from '@plomada/domain'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { AlertDialog } from '../alert/AlertDialog/AlertDialog.tsx'
import { ApplicationDialog } from '../application/ApplicationDialog/ApplicationDialog.tsx'
import { CounterOfferDialog } from '../application/CounterOfferDialog/CounterOfferDialog.tsx'
import { DeclineDialog } from '../application/DeclineDialog/DeclineDialog.tsx'
import { InviteDialog } from '../invitation/InviteDialog/InviteDialog.tsx'
import { ConfirmDialog } from '../layout/ConfirmDialog/ConfirmDialog.tsx'
import { PlomadaProvider } from '../marketplace/index.ts'
import { esAR } from '../messages/esAR.ts'
import { stubBrowser } from './jsdom/stubBrowser.ts'

beforeAll(stubBrowser)
afterEach(cleanup)

interface Handlers {
  onClose: () => void
  send: () => Promise<void>
}

/** Each dialog that sends a request, and the button that sends it. */
const dialogs: [name: string, button: string, create: (handlers: Handlers) => ReactElement][] = [
  [
    'ApplicationDialog',
    'Enviar postulación',
    ({ onClose, send }) => (
      <ApplicationDialog isOpen offer={offers.tankPump} onClose={onClose} onSubmit={send} />
    ),
  ],
  [
    'CounterOfferDialog',
    'Proponer',
    ({ onClose, send }) => (
      <CounterOfferDialog name="Bruno" currentAmount={52_000} onClose={onClose} onCounter={send} />
    ),
  ],
  [
    'DeclineDialog',
    'Rechazar',
    ({ onClose, send }) => <DeclineDialog name="Bruno" onClose={onClose} onDecline={send} />,
  ],
  [
    'AlertDialog',
    'Guardar alerta',
    ({ onClose, send }) => (
      <AlertDialog
        isOpen
        tradeOptions={tradeOptions(demoTrades)}
        initial={{ tradeId: 1 }}
        onClose={onClose}
        onSave={send}
      />
    ),
  ],
  [
    'InviteDialog',
    'Invitar a «Cambiar la bomba del tanque»',
    ({ onClose, send }) => (
      <InviteDialog
        isOpen
        professional={people.bruno}
        offers={invitationOptions}
        createHref="/create/service"
        onClose={onClose}
        onInvite={send}
      />
    ),
  ],
  [
    'ConfirmDialog',
    'Banear',
    ({ onClose, send }) => (
      <ConfirmDialog isOpen title="Banear a Iván" action="Banear" onClose={onClose} onConfirm={send}>
        La cuenta queda sin acceso.
      </ConfirmDialog>
    ),
  ],
]

const renderInProvider = (children: ReactNode) =>
  render(<PlomadaProvider messages={esAR}>{children}</PlomadaProvider>)
const getDialog = () => document.querySelector('dialog') ?? document.body
/** Closes the dialog in every way: its buttons, Escape, Back on a phone and a click outside. */
function tryToClose() {
  for (const name of ['Cerrar', 'Cancelar'])
    for (const button of screen.queryAllByRole('button', { name, hidden: true })) fireEvent.click(button)
  fireEvent.keyDown(getDialog(), { key: 'Escape' })
  fireEvent(getDialog(), new Event('cancel', { cancelable: true }))
  fireEvent.pointerDown(getDialog())
  fireEvent.click(getDialog())
}
const press = async (name: string) => {
  const find = () => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true })
  await waitFor(() => expect(find().disabled).toBe(false))
  fireEvent.click(find())
}
const fillAmount = () => {
  for (const field of screen.queryAllByLabelText(/^Monto/))
    fireEvent.change(field, { target: { value: '46000' } })
}

/** Waits for a text, without the time in which React runs the effects of what it has rendered. */
const whenShown = (text: string) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!screen.queryByText(text)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })

test.each(dialogs)('%s stays open while its request is pending, and shows its failure', async (...given) => {
  const [, button, create] = given
  const request = Promise.withResolvers<void>()
  const onClose = vi.fn<() => void>()
  const send = vi.fn<() => Promise<void>>(() => request.promise)
  renderInProvider(create({ onClose, send }))
  fillAmount()
  await press(button)
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  tryToClose()
  expect(onClose).not.toHaveBeenCalled()
  request.reject(new Problem('conflict', { sentence: 'No pudimos enviar' }))
  await whenShown('No pudimos enviar')
  tryToClose()
  expect(onClose).toHaveBeenCalled()
})

test('ApplicationDialog stays open while it waits for its photos', async () => {
  const onClose = vi.fn<() => void>()
  const onUploadPhoto = vi.fn<() => Promise<never>>(() => new Promise(() => {}))
  renderInProvider(
    <ApplicationDialog
      isOpen
      terms={applications.edited}
      offer={offers.tankPump}
      onClose={onClose}
      onSubmit={async () => {}}
      onUploadPhoto={onUploadPhoto}
    />,
  )
  const input = await screen.findByLabelText('Fotos', { selector: 'input' })
  fireEvent.change(input, { target: { files: [createPhotoFile('casa.png')] } })
  await waitFor(() => expect(onUploadPhoto).toHaveBeenCalled())
  await press('Guardar cambios')
  await screen.findByRole('button', { name: 'procesando...', hidden: true })
  tryToClose()
  expect(onClose).not.toHaveBeenCalled()
})
