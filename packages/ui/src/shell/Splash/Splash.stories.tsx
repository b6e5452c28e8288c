import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import * as shellMessages from '../shell.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { Splash } from './Splash.tsx'

const guide: Guide = {
  whenToUse: 'While the session loads, and for visitors on a page that requires signing in.',
  alternatives: { Spinner: 'for part of a page', Forbidden: 'for users with the wrong role' },
  anatomy: ['Logo', 'Reason for the sign-in', '«Ingresar» and a link to the landing page'],
  do: ['Set `onSignIn` as soon as it is clear that no user is signed in.'],
  dont: ['Do not leave it in the loading state indefinitely.'],
  keyboard: {
    Tab: 'Moves focus to «Ingresar», then to the link',
    Enter: 'Signs in or opens the landing page',
  },
  messages: {
    needsSignIn: shellMessages.needsSignIn,
    signIn: shellMessages.signIn,
    home: shellMessages.home,
    loading: shellMessages.loading,
  },
}

const meta = {
  title: 'Marketplace/Shell/Splash',
  component: Splash,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: {},
} satisfies Meta<typeof Splash>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Loading (S-064, S-451)',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Plomada' })).toBeVisible()
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando...')
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

/** For a visitor on a page that requires signing in. */
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
