import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import * as shellMessages from '../shell.messages.ts'
import { legalLinks } from '../links.ts'
import { esAR } from '../../messages/esAR.ts'
import type { Guide } from '../../testing/guide.ts'
import { MarketplaceFooter } from './MarketplaceFooter.tsx'

const guide: Guide = {
  whenToUse: 'For every page except payment pop-ups.',
  alternatives: { MarketplaceTopNav: 'for the navigation' },
  anatomy: [
    'Logo',
    'Three social links that open a new tab',
    '«Contáctanos»',
    'Copyright notice',
    'Legal links (optional)',
  ],
  do: ['Keep the contact link in the same place on every page.'],
  dont: ['Do not use it in payment pop-ups.'],
  keyboard: { Tab: 'Moves focus through the links', Enter: 'Follows the link' },
  messages: {
    contact: shellMessages.contact,
    social: esAR['nav.social'],
    legal: esAR['nav.legal'],
    terms: shellMessages.terms,
    privacy: shellMessages.privacy,
    regret: shellMessages.regret,
    closeAccount: shellMessages.closeAccount,
    newTab: esAR.newTab,
  },
}

const meta = {
  title: 'Marketplace/Shell/MarketplaceFooter',
  component: MarketplaceFooter,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: { homeHref: '/', contactHref: '/contact', year: 2026 },
} satisfies Meta<typeof MarketplaceFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Logo, social links, contact and copyright (S-029..S-032, S-082..S-084)',
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo'))
    await expect(footer.getByRole('link', { name: 'Plomada, inicio' })).toHaveAttribute('href', '/')
    await expect(footer.getByRole('link', { name: 'Contáctanos' })).toHaveAttribute('href', '/contact')
    await expect(footer.getByText('© 2026 Plomada. Todos los derechos reservados.')).toBeVisible()
    const socialLinks = within(footer.getByRole('list', { name: 'Redes' })).getAllByRole('link')
    await expect(socialLinks).toHaveLength(3)
    await expect(socialLinks.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Plomada en la red del pájaro (se abre en otra pestaña)',
      'Plomada en la red de la f azul (se abre en otra pestaña)',
      'Plomada en la red de fotos (se abre en otra pestaña)',
    ])
    for (const link of socialLinks) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link.getAttribute('rel')).toContain('noopener')
      await expect(link.querySelector('svg')).toBeVisible()
    }
  },
}

export const WithLegalLinks: Story = {
  name: 'With legal links (S-028, P-261, P-268)',
  args: { legal: legalLinks },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('list', { name: 'Legales' })).getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Términos', '/terminos'],
      ['Privacidad', '/privacidad'],
      ['Botón de arrepentimiento', '/arrepentimiento'],
      ['Botón de baja', '/baja'],
    ])
  },
}

export const OnAPhone: Story = {
  ...WithLegalLinks,
  globals: { viewport: { value: 'phone', isRotated: false } },
}
