import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { offerHref } from '@plomada/domain'
import { applications, offers, people, createPhotoFile } from '@plomada/domain/fixtures'
import { openApp, press, server } from '../testing/product.tsx'

it('sends a photo that failed again with the same key, and edits the application with it (P-016, P-020)', async () => {
  server.fault = { call: 'application.photo', mode: 'server error' }
  openApp(offerHref(offers.tankPump), people.bruno)
  await press('Editar')
  await press('Quitar Foto 2')
  const photo = createPhotoFile('casa.png')
  fireEvent.change(screen.getByLabelText('Fotos', { selector: 'input' }), { target: { files: [photo] } })
  const retry = 'Reintentar el envío de casa.png'
  await screen.findByRole('button', { name: retry })
  server.fault = null
  await press(retry)
  await screen.findByRole('button', { name: 'Quitar casa.png' })
  await press('Guardar cambios')
  const bodiesOf = (call: string) => server.sent.filter(({ name }) => name === call).map(({ body }) => body)
  await waitFor(() => expect(bodiesOf('application.edit')).toHaveLength(1))
  const [first, second] = bodiesOf('application.photo')
  expect(second).toBe(first)
  const [{ id: kept }] = applications.edited.photos
  expect(String(bodiesOf('application.edit')[0])).toContain(`"fotos":["${kept}",`)
})
