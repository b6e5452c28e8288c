import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { homeMessages } from '../home.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { Hero } from './Hero.tsx'

const guide: Guide = {
  whenToUse: 'For the top of the landing page.',
  alternatives: { Page: 'for the header of other pages' },
  anatomy: [
    'Level 1 heading with a dimension line below',
    'Sentence',
    'Search field and «Ver Perfiles», or the search by trade and city',
    'Illustration',
  ],
  do: [
    'Go to the list in `onSearch`, even if the text is empty.',
    'Pass `action` and `name` if a server renders the page: then the search works without scripts.',
  ],
  dont: ['Do not use it on other pages.'],
  keyboard: { Tab: 'Moves focus to the field, then to the button', Enter: 'Submits the search' },
  messages: {
    hero: homeMessages.hero,
    lead: homeMessages.lead,
    search: homeMessages.search,
    searchExample: homeMessages.searchExample,
    searchButton: homeMessages.searchButton,
  },
}

const meta = {
  title: 'Marketplace/Home/Hero',
  component: Hero,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: { onSearch: fn(), action: '/service', name: 'tittle' },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Heading and search (S-020)',
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Trabajadores con experiencia y referencia',
    )
    await page.findByRole('img')
    await userEvent.tab()
    await expect(page.getByRole('searchbox', { name: 'Buscar un servicio por nombre' })).toHaveFocus()
    await userEvent.keyboard('  grifería {Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('grifería')
    await userEvent.clear(page.getByRole('searchbox'))
    await userEvent.click(page.getByRole('button', { name: 'Ver Perfiles' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img')).toBeVisible()
  },
}
