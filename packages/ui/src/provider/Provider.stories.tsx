import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../base/Button/Button.tsx'
import { Day } from '../base/Day/Day.tsx'
import { Money } from '../base/Money/Money.tsx'
import { Pager } from '../base/Pager/Pager.tsx'
import { Stack } from '../base/Stack/Stack.tsx'
import { Stars } from '../base/Stars/Stars.tsx'
import { de, en, ptBR } from '../messages/index.ts'
import type { Guide } from '../testing/guide.ts'
import { Provider } from './index.ts'

const guide: Guide = {
  whenToUse: 'Once around an application, to give the components its language, router and brand.',
  alternatives: { PlomadaProvider: 'for the marketplace: Argentine Spanish, pesos and its brand' },
  anatomy: ['Renders no element'],
  do: [
    'Set `timeZone`, so that server and browser render the same dates.',
    'Import one message table: the others are not bundled.',
  ],
  dont: ['Do not create the table in a component: every render would format all texts again.'],
  keyboard: {},
}

const meta = {
  title: 'Start/Provider',
  component: Provider,
  parameters: { guide },
  args: {
    messages: en,
    locale: 'en-GB',
    timeZone: 'Europe/London',
    currency: 'GBP',
    children: (
      <Stack align="start">
        <Money amount={1249.5} size="price" />
        <Day date="2026-03-01" />
        <Stars score={4} />
        <Button>Home</Button>
        <Pager page={2} pages={5} hrefFor={(page) => `?page=${page}`} />
      </Stack>
    ),
  },
} satisfies Meta<typeof Provider>

export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toBeVisible()
    await expect(canvas.getByText('01/03/2026')).toBeVisible()
    await expect(canvas.getByText('1,249.50')).toBeVisible()
  },
}

export const Portuguese: Story = {
  args: { messages: ptBR, locale: 'pt-BR', timeZone: 'America/Sao_Paulo', currency: 'BRL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Paginação' })).toBeVisible()
    await expect(canvas.getByText('1.249,50')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Home' })).not.toHaveAttribute('lang')
  },
}

export const German: Story = {
  args: { messages: de, locale: 'de-DE', timeZone: 'Europe/Berlin', currency: 'EUR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Seitennavigation' })).toBeVisible()
    await expect(canvas.getByText('1.3.2026')).toBeVisible()
    await expect(canvas.getByText('1.249,50')).toBeVisible()
  },
}
