import { choice, defineFilters, defineForm, oneOf, text } from '@plomada/define'
import { cleanup, render } from '@testing-library/react'
import { createRef, type ReactElement } from 'react'
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import * as base from '../base/index.ts'
import * as filter from '../filter/index.ts'
import * as form from '../form/index.ts'
import * as layout from '../layout/index.ts'
import { en } from '../messages/index.ts'
import { Provider } from '../provider/index.ts'
import { disclosureElements, type Given } from './passThroughElements.tsx'

// A browser's `matchMedia` and `ResizeObserver`, which jsdom lacks.
beforeAll(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})
afterEach(cleanup)

const { icons } = base
const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
]
const field = { label: 'Name', name: 'name' }
const toolForm = defineForm({ name: text('Name', z.string(), '') })
const toolFilters = defineFilters(
  { kind: choice('kind', 'Kind', oneOf(['a', 'b']), { options, emptyLabel: 'All' }) },
  { pageSize: 9 },
)
const inForm = (children: ReactElement) => (
  <form.Form form={toolForm} onSubmit={async () => {}}>
    {children}
  </form.Form>
)
const nothing = () => {}
const action = { id: 'edit', label: 'Edit', onAction: nothing }
const item = { id: 'k-1', name: 'Drill' }

/** An element of each exported component. */
const elements: Record<string, (given: Given) => ReactElement> = {
  ...disclosureElements,
  Avatar: (given) => <base.Avatar name="Ann Lee" {...given} />,
  Badge: (given) => <base.Badge {...given}>New</base.Badge>,
  Bar: (given) => <base.Bar percent={5} {...given} />,
  Button: (given) => <base.Button {...given}>Save</base.Button>,
  ButtonLink: (given) => (
    <base.ButtonLink href="/a" {...given}>
      Open
    </base.ButtonLink>
  ),
  Carousel: (given) => (
    <base.Carousel label="Tools" {...given}>
      <a href="/a">Drill</a>
    </base.Carousel>
  ),
  CheckboxGroup: (given) => <base.CheckboxGroup {...field} options={options} {...given} />,
  Container: (given) => <base.Container {...given}>a</base.Container>,
  DataTable: (given) => (
    <base.DataTable
      caption="Tools"
      columns={[{ id: 'name', label: 'Name', cell: ({ name }) => name }]}
      rows={[item]}
      {...given}
    />
  ),
  Day: (given) => <base.Day date="2026-03-01" {...given} />,
  Dialog: (given) => (
    <base.Dialog isOpen={false} onClose={nothing} title="Edit" {...given}>
      a
    </base.Dialog>
  ),
  Divider: (given) => <base.Divider {...given} />,
  EmptyState: (given) => <base.EmptyState title="Nothing" {...given} />,
  FileField: (given) => <base.FileField {...field} {...given} />,
  Grid: (given) => <base.Grid {...given}>a</base.Grid>,
  Heading: (given) => (
    <base.Heading level={2} {...given}>
      Tools
    </base.Heading>
  ),
  Icon: (given) => <base.Icon icon={icons.check} {...given} />,
  IconButton: (given) => <base.IconButton icon={icons.check} label="Check" {...given} />,
  Inline: (given) => <base.Inline {...given}>a</base.Inline>,
  Link: (given) => (
    <base.Link href="/a" {...given}>
      Tools
    </base.Link>
  ),
  Logo: (given) => <base.Logo {...given} />,
  Menu: (given) => <base.Menu label="Actions" actions={[action]} {...given} />,
  Money: (given) => <base.Money amount={5} {...given} />,
  NativeSelect: (given) => <base.NativeSelect {...field} options={options} {...given} />,
  Notice: (given) => <base.Notice {...given}>Saved</base.Notice>,
  NoticeRegion: (given) => <base.NoticeRegion notices={[]} onClose={nothing} {...given} />,
  NumberField: (given) => <base.NumberField {...field} {...given} />,
  Page: (given) => <base.Page {...given}>a</base.Page>,
  Pager: (given) => <base.Pager page={1} pages={3} hrefFor={(page) => `/${page}`} {...given} />,
  Panel: (given) => <base.Panel {...given}>a</base.Panel>,
  Photo: (given) => <base.Photo src={null} alt="" {...given} />,
  RadioGroup: (given) => <base.RadioGroup {...field} options={options} {...given} />,
  SearchField: (given) => <base.SearchField {...field} value="" onApply={nothing} {...given} />,
  Select: (given) => <base.Select {...field} options={options} {...given} />,
  ShareButton: (given) => <base.ShareButton title="Tools" {...given} />,
  SideMenu: (given) => (
    <base.SideMenu label="Account" items={[{ label: 'Home', icon: icons.house, href: '/' }]} {...given} />
  ),
  Skeleton: (given) => <base.Skeleton {...given} />,
  SkipLink: (given) => <base.SkipLink {...given} />,
  Spinner: (given) => <base.Spinner {...given} />,
  Split: (given) => (
    <base.Split side="a" {...given}>
      b
    </base.Split>
  ),
  Stack: (given) => <base.Stack {...given}>a</base.Stack>,
  Stars: (given) => <base.Stars score={4} {...given} />,
  StarsField: (given) => <base.StarsField {...field} {...given} />,
  Stat: (given) => <base.Stat label="Tools" value={5} {...given} />,
  Table: (given) => (
    <base.Table
      caption="Tools"
      columns={[{ label: 'Name', cell: ({ name }) => name }]}
      rows={[item]}
      {...given}
    />
  ),
  TapeRule: (given) => <base.TapeRule {...given} />,
  Text: (given) => <base.Text {...given}>a</base.Text>,
  TextArea: (given) => <base.TextArea {...field} {...given} />,
  TextField: (given) => <base.TextField {...field} {...given} />,
  ThemeToggle: (given) => <base.ThemeToggle theme="dark" onChange={nothing} {...given} />,
  VisuallyHidden: (given) => <base.VisuallyHidden {...given}>a</base.VisuallyHidden>,
  FilterPanel: (given) => (
    <filter.FilterPanel filters={toolFilters} value={toolFilters.initial} onChange={nothing} {...given} />
  ),
  Form: (given) => (
    <form.Form form={toolForm} onSubmit={async () => {}} {...given}>
      a
    </form.Form>
  ),
  FormField: (given) => inForm(<form.FormField form={toolForm} name="name" {...given} />),
  SubmitButton: (given) => inForm(<form.SubmitButton {...given}>Send</form.SubmitButton>),
  AccountPage: (given) => (
    <layout.AccountPage menu="a" {...given}>
      b
    </layout.AccountPage>
  ),
  Cards: (given) => (
    <layout.Cards
      items={[item]}
      renderItem={({ name }) => name}
      empty="None"
      emptyTitle="None"
      skeleton="a"
      {...given}
    />
  ),
  ClosingWindow: (given) => <layout.ClosingWindow after={5000} onClose={nothing} {...given} />,
  ConfirmDialog: (given) => (
    <layout.ConfirmDialog
      isOpen={false}
      onClose={nothing}
      title="Delete"
      action="Delete"
      onConfirm={async () => {}}
      {...given}
    >
      a
    </layout.ConfirmDialog>
  ),
  DetailPage: (given) => (
    <layout.DetailPage side="a" {...given}>
      b
    </layout.DetailPage>
  ),
  FormPage: (given) => (
    <layout.FormPage title="New" {...given}>
      a
    </layout.FormPage>
  ),
  ListError: (given) => <layout.ListError {...given} />,
  ListPage: (given) => (
    <layout.ListPage title="Tools" filters="a" {...given}>
      b
    </layout.ListPage>
  ),
  MasterDetail: (given) => <layout.MasterDetail list="a" detail="b" {...given} />,
}

/** Components without a main element of their own: fields of a form, a list, toasts, and what opens beside its trigger. */
const withoutElement = ['FormFields', 'Popover', 'TableList', 'ToastRegion', 'Tooltip']

const brand = { name: 'Tool rental' }

const renderInEnglish = (element: ReactElement) =>
  render(
    <Provider messages={en} locale="en-US" brand={brand}>
      {element}
    </Provider>,
  )

test('every exported component has a case', () => {
  const exported = Object.entries({ ...base, ...filter, ...form, ...layout })
    .filter(
      ([name, value]) => /^[A-Z]/.test(name) && (typeof value === 'function' || '$$typeof' in Object(value)),
    )
    .map(([name]) => name)
  expect(exported.length).toBeGreaterThan(55)
  expect(exported.filter((name) => !withoutElement.includes(name)).toSorted()).toEqual(
    Object.keys(elements).toSorted(),
  )
})

describe.each(Object.entries(elements))('%s', (_, createElement) => {
  it('passes id, data and aria attributes and the ref on to one element', () => {
    const ref = createRef<never>()
    const given = { id: 'given', 'data-test': 'given', 'aria-describedby': 'more', ref }
    const { container } = renderInEnglish(createElement(given))
    const found = [...container.querySelectorAll('[data-test=given]')]
    expect(found.map(({ id }) => id)).toEqual(['given'])
    expect(found[0]?.getAttribute('aria-describedby')?.split(' ')).toContain('more')
    expect(ref.current).toBe(found[0])
  })
})
