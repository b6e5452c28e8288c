import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { closeAccountLabel, legalMessages } from '../legal.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { LegalLayout } from './LegalLayout.tsx'

const guide: Guide = {
  whenToUse: 'For a page of legal text: terms, privacy, closing the account.',
  alternatives: { FormPage: 'for a form' },
  anatomy: ['Heading and a sentence', 'Sections with headings', 'Link (optional)'],
  do: ['Pass texts that a lawyer has reviewed. The default texts only describe the product.'],
  dont: ['Do not place the page more than one click away from any page.'],
  keyboard: { Tab: 'Moves focus to the link', Enter: 'Follows the link' },
  messages: { ...legalMessages, closeAccountLabel },
}

const meta = {
  title: 'Marketplace/Legal/LegalLayout',
  component: LegalLayout,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: { text: legalMessages.terms },
} satisfies Meta<typeof LegalLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('heading', { level: 1, name: 'Términos' })).toBeVisible()
    await expect(
      main.getAllByRole('region').map((section) => section.querySelector('h2')?.textContent),
    ).toEqual(legalMessages.terms.sections.map(({ title }) => title))
  },
}

export const Privacy: Story = { args: { text: legalMessages.privacy } }

export const CloseAccount: Story = {
  args: { text: legalMessages.closeAccount, action: { label: closeAccountLabel, href: '/contact' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pedir la baja de mi cuenta' })).toHaveAttribute(
      'href',
      '/contact',
    )
  },
}

export const OnAPhone: Story = {
  ...CloseAccount,
  globals: { viewport: { value: 'phone', isRotated: false } },
}
