/**
 * Loads an image again that failed before its page was hydrated. Pass it as `ref`: React does not replay `error`, so
 * `onError` is only called for the second failure.
 */
export function reloadFailedImage(image: HTMLImageElement | null): void {
  // Not only by its width: in some browsers an SVG image without intrinsic size has none.
  if (image?.complete && image.naturalWidth === 0) image.setAttribute('src', image.getAttribute('src') ?? '')
}
