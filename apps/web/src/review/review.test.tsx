import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { href, paths } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import { calls } from '../data/calls.ts'
import { send } from '../data/send.ts'
import { openApp, press, server } from '../testing/product.tsx'

const { ana } = people
const sent = () =>
  server.sent.filter(({ name }) => name === 'review.rate').map(({ body }) => JSON.parse(body))

it('sends one star when the user chose none (S-376, S-377)', async () => {
  openApp(href(paths.paid, { role: 'comun', idUser: ana.id, idProduct: 13 }), ana)
  await screen.findByLabelText('1 estrella')
  await press('Enviar')
  await waitFor(() => expect(sent()).toEqual([{ score: 1, review: '' }]))
})

it('does not send an invalid score (S-377)', async () => {
  for (const score of [0, Number.NaN]) {
    const rating = send(calls.review.rate, { params: { idProduct: 13 }, body: { score, text: '' } })
    await expect(rating).rejects.toThrow('Elegí de 1 a 5 estrellas')
  }
  expect(sent()).toEqual([])
})
