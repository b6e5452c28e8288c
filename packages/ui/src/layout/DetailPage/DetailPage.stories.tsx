import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { DetailPage } from './DetailPage.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  use: 'One offer or one professional, with what can be done about it.',
  instead: { MasterDetail: "for one's own offers, beside their list", FormPage: 'for a form' },
  anatomy: ['The thing itself, with the first heading', 'What can be done', 'More of the kind'],
  do: ['Put the first heading into the thing itself.'],
  dont: ['Do not put what can be done into the suggestions: it comes last on a phone.'],
  keys: {},
}

const meta = {
  title: 'Layout/DetailPage',
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

/** Seen as suggestions, thing, side; read as thing, side, suggestions. */
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
