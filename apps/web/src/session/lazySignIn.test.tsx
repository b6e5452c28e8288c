import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { href, paths } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import { shellMessages } from '@plomada/ui'
import { openApp, press } from '../testing/product.tsx'

const chunk = {
  isLost: true,
  signIn: vi.fn<(...parameters: unknown[]) => Promise<void>>(async () => {}),
  handleSignInRedirect: vi.fn<() => Promise<string>>(async () => '/contact'),
}

beforeEach(() => {
  chunk.isLost = true
  vi.doMock('./signIn.ts', () => {
    if (chunk.isLost) throw new Error('Offline')
    return chunk
  })
})

it.each([
  ['Ingresar', paths.contact, undefined],
  ['Postular a Cambiar la bomba del tanque', paths.offers, expect.objectContaining({ kind: 'apply' })],
])(
  'shows that the code of the sign-in does not load, and loads it at the next press: «%s»',
  async (...example) => {
    const [button, address, action] = example
    openApp(address, null)
    await press(button)
    expect(await screen.findByText(shellMessages.unreachable)).toBeTruthy()
    chunk.isLost = false
    await press(button)
    await waitFor(() => expect(chunk.signIn).toHaveBeenLastCalledWith({ returnTo: address }, action))
  },
)

it('shows that the code of the sign-out does not load, without the session', async () => {
  openApp(href(paths.clientProfile, people.ana), people.ana)
  await press(shellMessages.signOut)
  expect(await screen.findByText(shellMessages.unreachable)).toBeTruthy()
  expect(localStorage.getItem('userStorage')).toBeNull()
})

it('completes a sign-in on retry when its code does not load the first time', async () => {
  openApp('/?code=1&state=2', null)
  await screen.findByRole('heading', { name: shellMessages.unreachable })
  expect(chunk.handleSignInRedirect).not.toHaveBeenCalled()
  chunk.isLost = false
  await press('Reintentar')
  expect(await screen.findByRole('heading', { name: 'Contacto', level: 1 })).toBeTruthy()
  expect(chunk.handleSignInRedirect).toHaveBeenCalledOnce()
})
