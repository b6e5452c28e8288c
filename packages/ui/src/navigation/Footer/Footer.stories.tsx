import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import * as icons from '../../base/Icon/icons.ts'
import { Link } from '../../base/Link/Link.tsx'
import { en } from '../../messages/en.ts'
import type { Guide } from '../../testing/guide.ts'
import { BrandLink } from '../BrandLink/BrandLink.tsx'
import { FooterLinks } from '../FooterLinks/FooterLinks.tsx'
import { categories, inToolRental, rightToLeft } from '../fixtures/toolRental.tsx'
import { Footer } from './Footer.tsx'

const guide: Guide = {
  whenToUse: 'At the end of every page of a site.',
  alternatives: { TopNav: 'for the navigation' },
  anatomy: [
    'Brand: a `BrandLink`',
    'Social links, which open a new tab',
    'Links: a `FooterLinks`, or one link',
    'Last line, such as the copyright notice',
    'Legal links',
  ],
  do: ['Keep the links in the same place on every page.'],
  dont: ['Do not repeat the whole navigation.'],
  keyboard: { Tab: 'Moves focus through the links', Enter: 'Follows the link' },
  messages: { social: en['nav.social'], legal: en['nav.legal'], newTab: en.newTab },
}

const siteLinks = (
  <FooterLinks
    items={[
      { label: 'Tools', items: categories },
      { label: 'Company', items: [{ label: 'Stores', href: '/stores' }] },
    ]}
  />
)

const meta = {
  title: 'Patterns/Navigation/Footer',
  component: Footer,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  decorators: [inToolRental],
  args: {
    brand: <BrandLink href="/" />,
    social: [
      { icon: icons.photo, name: 'Toolshed photos', href: 'https://photos.example/toolshed' },
      { icon: icons.play, name: 'Toolshed videos', href: 'https://videos.example/toolshed' },
    ],
    links: siteLinks,
    legal: [
      { label: 'Terms', href: '/terms' },
      { label: 'Privacy', href: '/privacy' },
    ],
    children: '© 2026 Toolshed Ltd.',
  },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'))
    const social = within(footer.getByRole('list', { name: 'Social media' })).getAllByRole('link')
    await expect(social.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Toolshed photos (opens in a new tab)',
      'Toolshed videos (opens in a new tab)',
    ])
    for (const link of social) await expect(link.getAttribute('rel')).toContain('noopener')
    const legal = within(footer.getByRole('list', { name: 'Legal' })).getAllByRole('link')
    await expect(legal.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy'])
    await expect(footer.getByRole('navigation', { name: 'Site' })).toBeVisible()
  },
}

/** Without links there are no lists. */
export const WithoutLinks: Story = {
  args: { social: [], links: <FooterLinks items={[]} />, legal: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.getByText('© 2026 Toolshed Ltd.')).toBeVisible()
  },
}

/** One link in place of columns. */
export const OneLink: Story = {
  args: {
    links: (
      <Link href="/contact" size="standalone">
        Contact us
      </Link>
    ),
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const footer = within(canvas.getByRole('contentinfo'))
    for (const link of footer.getAllByRole('link')) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const RightToLeft: Story = {
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const brand = canvas.getByRole('link', { name: 'Toolshed, home' }).getBoundingClientRect()
    const site = canvas.getByRole('navigation', { name: 'Site' }).getBoundingClientRect()
    await expect(brand.left).toBeGreaterThan(site.right)
  },
}
