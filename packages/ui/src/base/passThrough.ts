import type { AriaAttributes, ComponentProps, JSX, Ref } from 'react'

/**
 * Attributes that every component passes on to its main element: the control of a field, the button or link, otherwise
 * the outermost element. JSX accepts `data-*` attributes as well. `className` and `style` are not among them.
 */
export interface PassThroughProps<Main extends Element = HTMLElement> extends AriaAttributes {
  /** Id of the main element. */
  id?: string | undefined
  /** Ref to the main element. */
  ref?: Ref<Main> | undefined
}

/**
 * Attributes of a component that passes on those of a whole HTML element, with its handlers. `className` and `style` are
 * not among them, nor those that the component sets itself (`Own`).
 */
export type ElementProps<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentProps<Tag>,
  'className' | 'style' | 'children' | 'dangerouslySetInnerHTML' | Own
>

/** `PassThroughProps` for a component whose tag is a prop: TypeScript cannot tell which element the ref belongs to. */
export type AnyMainProps = Omit<PassThroughProps, 'ref'> & { ref?: Ref<never> }

/** Attributes that a control passes on, in addition to those of every component. */
export interface ControlPassThroughProps {
  /** Focuses the control when it mounts.
   * @default false */
  autoFocus?: boolean | undefined
  /** Id of the form that the control belongs to, if it is outside of it. */
  form?: string | undefined
  /** Name of the control in the form. */
  name?: string | undefined
}

/** Attributes that a control for text passes on as well. */
export interface TextPassThroughProps {
  /** Lets the user read and copy the value, but not change it.
   * @default false */
  readOnly?: boolean | undefined
  /** Keyboard of touch devices, as in HTML. */
  inputMode?: 'none' | 'text' | 'tel' | 'url' | 'email' | 'numeric' | 'decimal' | 'search' | undefined
}
