import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { shellCopy } from '../shell.copy.ts'
import { legalLinks } from '../links.ts'
import type { Guide } from '../../testing/guide.ts'
import { Footer } from './Footer.tsx'

const guide: Guide = {
  use: 'The foot of every page but the payment windows.',
  instead: { TopNav: 'for the way around' },
  anatomy: [
    'Logo',
    'Three social links, each in a new tab',
    '«Contáctanos»',
    'Copyright line',
    'Quiet links',
  ],
  do: ['Keep the contact link in the same place on every page.'],
  dont: ['Do not put it into a payment window.'],
  keys: { Tab: 'Through the links', Enter: 'Follows a link' },
  copy: {
    contact: shellCopy.contact,
    social: shellCopy.social,
    legal: shellCopy.legal,
    terms: shellCopy.terms,
    privacy: shellCopy.privacy,
    regret: shellCopy.regret,
    newTab: shellCopy.newTab,
  },
}

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: { homeHref: '/', contactHref: '/contact', year: 2026 },
} satisfies Meta<typeof Footer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Logo, three networks, contact and all rights reserved (S-029..S-032, S-082..S-084)',
  play: async ({ canvasElement }) => {
    const foot = within(within(canvasElement).getByRole('contentinfo'))
    await expect(foot.getByRole('link', { name: 'Plomada, inicio' })).toHaveAttribute('href', '/')
    await expect(foot.getByRole('link', { name: 'Contáctanos' })).toHaveAttribute('href', '/contact')
    await expect(foot.getByText('© 2026 Plomada. Todos los derechos reservados.')).toBeVisible()
    const socials = within(foot.getByRole('list', { name: 'Redes' })).getAllByRole('link')
    await expect(socials).toHaveLength(3)
    await expect(socials.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Plomada en la red del pájaro (se abre en otra pestaña)',
      'Plomada en la red de la f azul (se abre en otra pestaña)',
      'Plomada en la red de fotos (se abre en otra pestaña)',
    ])
    for (const link of socials) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link.getAttribute('rel')).toContain('noopener')
      await expect(link.querySelector('svg')).toBeVisible()
    }
  },
}

export const WithLegalLinks: Story = {
  name: 'With three quiet links to what the law wants to be found (S-028)',
  args: {
    legal: legalLinks,
  },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('list', { name: 'Legales' })).getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Términos', '/terminos'],
      ['Privacidad', '/privacidad'],
      ['Botón de arrepentimiento', '/arrepentimiento'],
    ])
  },
}

export const Narrow: Story = {
  ...WithLegalLinks,
  globals: { viewport: { value: 'phone', isRotated: false } },
}
