import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { professionalHref } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import { openApp, press, server } from '../testing/product.tsx'

it('saves a professional when loading whether they are saved has failed', async () => {
  const save = 'Guardar a Bruno Saldaño'
  server.fault = { call: 'favorite.get', mode: 'server error' }
  openApp(professionalHref(people.bruno), people.ana)
  await press(save)
  await waitFor(() => expect(server.sent.map(({ name }) => name)).toContain('favorite.save'))
})
