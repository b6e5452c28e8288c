import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defaultCommission, offerHref } from '@plomada/domain'
import { offers, people } from '@plomada/domain/fixtures'
import { setSession } from '../session/store.ts'
import { fill, openApp, press, server } from '../testing/product.tsx'

const address = offerHref(offers.tankPump)
const message = 'Incluye el automático'
const messageField = () => screen.findByLabelText<HTMLTextAreaElement>(/^Mensaje/)
const open = async () => {
  server.responses['application.own'] = { result: null, commission: defaultCommission }
  openApp(address, people.bruno)
  await press('Postular con presupuesto y mensaje')
}

it('keeps the terms of an application that is not sent, also in another visit, until it is sent (P-024)', async () => {
  await open()
  await fill({ Presupuesto: '45000', Mensaje: message })
  await press('Cancelar')
  await press('Postular con presupuesto y mensaje')
  expect((await messageField()).value).toBe(message)
  cleanup()
  await open()
  expect((await messageField()).value).toBe(message)
  expect(screen.getByLabelText<HTMLInputElement>(/^Presupuesto/).value).toBe('45.000')
  server.fault = { call: 'offer.apply', mode: 'network error' }
  await press('Enviar postulación')
  await screen.findByText(/Sin conexión/)
  expect(Object.values(localStorage).join()).toContain(message)
  server.fault = null
  await press('Enviar postulación')
  await waitFor(() => expect(Object.values(localStorage).join()).not.toContain(message))
})

it('keeps no terms after the sign-out (P-024)', async () => {
  await open()
  await fill({ Mensaje: message })
  expect(Object.values(localStorage).join()).toContain(message)
  setSession(null)
  expect(Object.values(localStorage).join()).not.toContain(message)
})
