import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { homeMessages } from '../home.messages.ts'
import { OfferSearch } from './OfferSearch.tsx'

const { search, searchExample, searchButton } = homeMessages

const guide: Guide = {
  whenToUse: 'For the search for offers by name outside of their list.',
  alternatives: {
    TradeSearch: 'for the search for professionals',
    SearchField: 'for a field without a button',
  },
  anatomy: ['Search field', '«Ver Perfiles»'],
  do: ['Pass `action` and `name` if a server renders the page: then it works without scripts.'],
  dont: ['Do not ignore an empty text: it opens the complete list.'],
  keyboard: { Tab: 'Moves focus to the field, then to the button', Enter: 'Submits the search' },
  messages: { search, searchExample, searchButton },
}

const meta = {
  title: 'Marketplace/Home/OfferSearch',
  component: OfferSearch,
  tags: ['interactive'],
  parameters: { guide },
  args: { onSearch: fn(), action: '/service', name: 'tittle' },
} satisfies Meta<typeof OfferSearch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), '  reja {Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('reja')
  },
}
