import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { DetailPage } from './DetailPage.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'For one item with its actions.',
  alternatives: { MasterDetail: 'for an item next to its list', FormPage: 'for a form' },
  anatomy: ['Content with the level 1 heading', 'Actions', 'Suggestions'],
  do: ['Put the level 1 heading in the content.'],
  dont: ['Do not put actions in the suggestions. On a phone they come last.'],
  keyboard: {},
}

const meta = {
  title: 'Patterns/Layout/DetailPage',
  component: DetailPage,
  args: {
    children: (
      <Panel>
        <Heading level={1}>Servicio</Heading>
      </Panel>
    ),
    side: <Panel>Postular</Panel>,
    suggestions: <Panel>Sugerencias</Panel>,
  },
  parameters: {
    guide,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof DetailPage>

export default meta
type Story = StoryObj<typeof meta>

/** Visual order: suggestions, content, actions. Reading order: content, actions, suggestions. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const at = (words: string) => page.getByText(words).getBoundingClientRect().left
    await expect(at('Sugerencias')).toBeLessThan(at('Servicio'))
    await expect(at('Servicio')).toBeLessThan(at('Postular'))
    await expect(canvasElement.textContent).toMatch(/Servicio.*Postular.*Sugerencias/)
  },
}

export const TwoColumns: Story = { args: { suggestions: undefined } }
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongWords: Story = {
  args: {
    children: (
      <Panel>
        <Heading level={1}>Impermeabilizaciónycolocacióndemembranageotextil en terraza accesible</Heading>
      </Panel>
    ),
  },
  globals: { viewport: { value: 'phone' } },
}
