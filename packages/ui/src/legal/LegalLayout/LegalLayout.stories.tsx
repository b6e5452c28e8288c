import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { legalCopy, revoke } from '../legal.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { LegalLayout } from './LegalLayout.tsx'

const guide: Guide = {
  use: 'A page of plain text: terms, privacy, the right of regret.',
  instead: { FormPage: 'for something to fill in' },
  anatomy: ['Heading and a sentence', 'Parts, each with a heading', 'At most one thing to do'],
  do: ['Hand in texts that a lawyer has seen: ours say what the product does and nothing else.'],
  dont: ['Do not hide what people must know behind more than one click from any page.'],
  keys: { Tab: 'To the thing to do', Enter: 'Does it' },
  copy: { ...legalCopy, revoke },
}

const meta = {
  title: 'Legal/LegalLayout',
  component: LegalLayout,
  tags: ['interactive'],
  parameters: { guide, layout: 'fullscreen' },
  args: { text: legalCopy.terms },
} satisfies Meta<typeof LegalLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('heading', { level: 1, name: 'Términos' })).toBeVisible()
    await expect(main.getAllByRole('region').map((part) => part.querySelector('h2')?.textContent)).toEqual(
      legalCopy.terms.parts.map(({ title }) => title),
    )
  },
}

export const Privacy: Story = { args: { text: legalCopy.privacy } }

export const Regret: Story = {
  args: { text: legalCopy.regret, action: { label: revoke, href: '/contact' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Revocar una contratación' })).toHaveAttribute(
      'href',
      '/contact',
    )
  },
}

export const OnAPhone: Story = {
  ...Regret,
  globals: { viewport: { value: 'phone', isRotated: false } },
}
