import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { shellCopy } from '../shell.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { Splash } from './Splash.tsx'

const guide: Guide = {
  use: 'The whole screen while the session is read, and for a visitor at a page that needs one.',
  instead: { Spinner: 'for a part of a page', Forbidden: 'for somebody with the wrong role' },
  anatomy: ['Mark and name', 'Why it asks', '«Ingresar» and a way home'],
  do: ['Hand `onSignIn` as soon as it is known that nobody is signed in.'],
  dont: ['Do not let it turn forever.'],
  keys: { Tab: 'To «Ingresar», then home', Enter: 'Signs in or goes home' },
  copy: {
    needsSignIn: shellCopy.needsSignIn,
    signIn: shellCopy.signIn,
    home: shellCopy.home,
    loading: shellCopy.loading,
  },
}

const meta = {
  title: 'Shell/Splash',
  component: Splash,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: {},
} satisfies Meta<typeof Splash>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Loading, with the name of the product (S-064, S-451)',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Plomada' })).toBeVisible()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando...')
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

/** For a visitor at a page that needs a session: it no longer waits but asks. */
export const SignedOut: Story = {
  args: { onSignIn: fn(), homeHref: '/' },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'Ingresar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await expect(within(canvasElement).queryByRole('status')).toBeNull()
  },
}
