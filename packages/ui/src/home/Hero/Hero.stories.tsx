import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { homeCopy } from '../home.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { Hero } from './Hero.tsx'

const guide: Guide = {
  use: 'The first thing on the landing page: what this is, a search, and a house in section.',
  instead: { Page: 'for the head of any other page' },
  anatomy: [
    'The first heading, with a dimension line under it',
    'A sentence',
    'Search field and «Ver Perfiles»',
    'The drawing',
  ],
  do: ['Go to the list in `onSearch`, also when nothing was typed.'],
  dont: ['Do not use it on another page: there is one hero.'],
  keys: { Tab: 'To the field, then to the button', Enter: 'Searches' },
  copy: {
    hero: homeCopy.hero,
    lead: homeCopy.lead,
    search: homeCopy.search,
    searchExample: homeCopy.searchExample,
    searchButton: homeCopy.searchButton,
  },
}

const meta = {
  title: 'Home/Hero',
  component: Hero,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: { onSearch: fn() },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'The first heading and a search with Ver Perfiles (S-020)',
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Trabajadores con experiencia y referencia',
    )
    await userEvent.tab()
    await expect(page.getByRole('searchbox', { name: 'Buscar un servicio por nombre' })).toHaveFocus()
    await userEvent.keyboard('  grifería {Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('grifería')
    await userEvent.clear(page.getByRole('searchbox'))
    await userEvent.click(page.getByRole('button', { name: 'Ver Perfiles' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
