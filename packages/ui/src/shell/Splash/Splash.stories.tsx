import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Splash } from './Splash.tsx'

const meta = {
  title: 'Shell/Splash',
  component: Splash,
  parameters: { layout: 'fullscreen' },
  args: {},
} satisfies Meta<typeof Splash>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Loading, with the name of the product (S-064)',
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
