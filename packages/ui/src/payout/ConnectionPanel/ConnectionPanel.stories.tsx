import { connection } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { connectionMessages } from '../payout.messages.ts'
import { ConnectionPanel } from './ConnectionPanel.tsx'

const {
  isConnected: _connected,
  isDisconnected: _disconnected,
  denied: _denied,
  ...messages
} = connectionMessages
const { title, connect, reconnect, disconnect, revoked, refreshFailed } = messages

const guide: Guide = {
  whenToUse: 'For the account at the payment provider into which clients pay a professional.',
  alternatives: { PayoutAccountPanel: 'for the account to which the platform sends money' },
  anatomy: [
    'What is connected since when',
    'What is wrong, if anything',
    'Connect, connect again, disconnect',
  ],
  do: ['Say what a professional loses without the connection.'],
  dont: ['Do not render it for providers that pay the platform.'],
  keyboard: { Tab: 'Moves focus through the buttons', Enter: 'Opens the page of the provider' },
  messages,
}

const meta = {
  title: 'Marketplace/Payout/ConnectionPanel',
  component: ConnectionPanel,
  tags: ['interactive'],
  parameters: { guide },
  args: { connection, onRetry: fn(), onConnect: fn(), onDisconnect: fn() },
} satisfies Meta<typeof ConnectionPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Shows the connected account, and ends the connection (P-236)',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: title })).toHaveTextContent('terminada en 4471')
    await expect(canvas.queryByRole('button', { name: reconnect })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: disconnect }))
    await expect(args.onDisconnect).toHaveBeenCalledOnce()
  },
}

export const None: Story = {
  name: 'Says that clients cannot pay without it (P-239)',
  args: { connection: { state: 'none', account: '', connectedAt: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: connect }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
  },
}

export const Revoked: Story = {
  name: 'Says that the provider ended it, and offers the way back (P-236)',
  args: { connection: { ...connection, state: 'revoked' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(revoked)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: disconnect })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: reconnect }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
  },
}

export const RefreshFailed: Story = {
  args: { connection: { ...connection, state: 'refreshFailed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(refreshFailed)).toBeVisible()
    await expect(canvas.getByRole('button', { name: reconnect })).toBeVisible()
  },
}

export const Connecting: Story = {
  args: { connection: { state: 'none', account: '', connectedAt: null }, pending: 'connect' },
}
export const Finishing: Story = {
  args: { connection: { state: 'none', account: '', connectedAt: null }, pending: 'finish' },
}
export const Disconnecting: Story = { args: { pending: 'disconnect' } }
export const Loading: Story = { args: { connection: undefined } }
export const Failed: Story = {
  args: { connection: undefined, hasFailed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const OnAPhone: Story = {
  args: { connection: { ...connection, state: 'revoked' } },
  globals: { viewport: { value: 'phone' } },
}
