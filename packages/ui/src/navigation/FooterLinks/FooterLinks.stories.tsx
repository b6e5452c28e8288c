import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Panel } from '../../base/Panel/Panel.tsx'
import { en } from '../../messages/en.ts'
import type { Guide } from '../../testing/guide.ts'
import { categories, inToolRental, rightToLeft } from '../fixtures/toolRental.tsx'
import { FooterLinks } from './FooterLinks.tsx'

const guide: Guide = {
  whenToUse: 'For the links of the site in the `links` of a `Footer`.',
  alternatives: { Footer: 'for the whole footer', SideMenu: 'for a menu beside a page' },
  anatomy: ['Links in a row', 'A column with a heading for each menu'],
  do: ['Group more than four links in columns.'],
  dont: ['Do not nest it in another navigation.'],
  keyboard: { Tab: 'Moves focus through the links', Enter: 'Follows the link' },
  messages: { site: en['nav.site'] },
}

const meta = {
  title: 'Patterns/Navigation/FooterLinks',
  component: FooterLinks,
  tags: ['interactive'],
  parameters: { guide },
  decorators: [
    (Story) => (
      <Panel tone="inverse">
        <Story />
      </Panel>
    ),
    inToolRental,
  ],
  args: {
    items: [
      { label: 'Tools', items: categories },
      {
        label: 'Company',
        items: [
          { label: 'Stores', href: '/stores' },
          { label: 'Jobs', href: '/jobs' },
        ],
      },
    ],
  },
} satisfies Meta<typeof FooterLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Site' })).toBeVisible()
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Drills',
      'Saws',
      'Ladders',
      'Stores',
      'Jobs',
    ])
  },
}

export const InARow: Story = {
  args: {
    items: [
      { label: 'Prices', href: '/prices' },
      { label: 'Stores', href: '/stores' },
    ],
    label: 'More pages',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'More pages' })).toBeVisible()
  },
}

/** Without items it renders nothing. */
export const WithoutItems: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const RightToLeft: Story = { decorators: [rightToLeft] }
