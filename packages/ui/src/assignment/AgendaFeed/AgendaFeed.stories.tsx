import { Problem } from '@plomada/domain/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { agendaMessages as texts } from '../agenda.messages.ts'
import { AgendaFeed, type AgendaFeedProps } from './AgendaFeed.tsx'

const { feedTitle, feedHelp, feedSecret, feedFailed, create, creating, copy, renew, renewTitle, renewHelp } =
  texts
const addresses = ['c2VjcmV0LWFnZW5kYQ', 'b3RyYS1hZ2VuZGE'].map(
  (key) => `https://plomada.example/api/calendario/${key}.ics`,
)

const guide: Guide = {
  whenToUse: 'For the address at which calendar programs read the agenda of the user.',
  alternatives: { ShareButton: 'for the address of a page' },
  anatomy: [
    'What the address is for',
    'The address, or the button that creates it',
    'The buttons that copy and change it',
  ],
  do: ['Create the address only when the user asks for it.'],
  dont: ['Do not show it to other users: its holder reads the agenda.'],
  keyboard: { Tab: 'Moves focus through the buttons', Enter: 'Creates, copies or changes the address' },
  messages: {
    feedTitle,
    feedHelp,
    feedSecret,
    feedFailed,
    create,
    creating,
    copy,
    renew,
    renewTitle,
    renewHelp,
  },
}

/** An address that `onRenew` changes. */
function Feed({ url: initial, onRenew, ...rest }: AgendaFeedProps) {
  const [url, setUrl] = useState(initial)
  const change = async () => {
    await onRenew()
    setUrl(url === addresses[0] ? addresses[1] : addresses[0])
  }
  return <AgendaFeed url={url} onRenew={change} {...rest} />
}

const meta = {
  title: 'Marketplace/Assignment/AgendaFeed',
  component: AgendaFeed,
  tags: ['interactive'],
  parameters: { guide },
  args: { url: addresses[0], onRenew: fn(async () => {}), onRetry: fn() },
  render: (args) => <Feed {...args} />,
} satisfies Meta<typeof AgendaFeed>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Changes the address after a question (P-211)',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(addresses[0] ?? '')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copiar la dirección' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar la dirección' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/La dirección de ahora deja de funcionar/)).toBeVisible()
    await expect(args.onRenew).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar la dirección' }))
    await expect(await canvas.findByText(addresses[1] ?? '')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const None: Story = {
  name: 'Creates an address; the button that copies it has the focus (P-211)',
  args: { url: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear la dirección' }))
    await expect(await canvas.findByText(addresses[0] ?? '')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copiar la dirección' })).toHaveFocus()
  },
}

export const NotCreated: Story = {
  args: {
    url: null,
    onRenew: fn(async () => {
      throw new Problem('unavailable')
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear la dirección' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('El sitio no responde')
    await expect(canvas.getByRole('button', { name: 'Crear la dirección' })).toBeEnabled()
  },
}

export const Loading: Story = { args: { url: undefined } }

export const Failed: Story = {
  args: { url: undefined, hasFailed: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No pudimos cargar la dirección de tu agenda.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
