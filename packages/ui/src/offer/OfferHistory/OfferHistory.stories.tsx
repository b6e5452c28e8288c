import { offerHistory } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import * as offerMessages from '../offer.messages.ts'
import { OfferHistory } from './OfferHistory.tsx'

const guide: Guide = {
  whenToUse: 'For what happened to an offer since it was published, below its details.',
  alternatives: { Timeline: 'for events with their state' },
  anatomy: [
    'Heading that opens it',
    'Events with their day, newest first: edits with the fields before and after',
  ],
  do: ['Load the entries when it is opened.'],
  dont: ['Do not show it to users without an application.'],
  keyboard: { Tab: 'Moves focus to the heading', Enter: 'Opens or closes it' },
  messages: {
    history: offerMessages.history,
    noHistory: offerMessages.noHistory,
    ...offerMessages.historyTitles,
  },
}

const meta = {
  title: 'Marketplace/Offer/OfferHistory',
  component: OfferHistory,
  tags: ['interactive'],
  parameters: { guide },
  args: { entries: offerHistory, onRetry: fn(), onToggle: fn() },
} satisfies Meta<typeof OfferHistory>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('heading', { name: 'Historial de cambios' }))

export const Collapsed: Story = {}

export const Opened: Story = {
  name: 'Opened: newest first, with what changed (P-193)',
  play: async ({ args, canvas, canvasElement }) => {
    await open(canvasElement)
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledWith(true))
    const events = within(await canvas.findByRole('list')).getAllByRole('listitem')
    await expect(events[0]).toHaveTextContent('Se abrió de nuevo')
    await expect(events[2]).toHaveTextContent('Presupuesto')
  },
}

export const Empty: Story = {
  args: { entries: [] },
  play: ({ canvasElement }) => open(canvasElement),
}

export const Loading: Story = {
  args: { entries: undefined },
  play: ({ canvasElement }) => open(canvasElement),
}

export const Failed: Story = {
  args: { entries: undefined, hasFailed: true },
  play: async ({ args, canvas, canvasElement }) => {
    await open(canvasElement)
    await userEvent.click(await canvas.findByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
