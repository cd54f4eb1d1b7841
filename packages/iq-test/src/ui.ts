// `@quotient/iq-test/ui`: the small parts, for pages that look like the test.
export { createApiClient } from './api/apiClient.ts';
export { formatNumber, formatPrice } from './i18n/format.ts';
export { RichText } from './i18n/RichText.tsx';
export { Button } from './ui/Button.tsx';
export { Dialog } from './ui/Dialog.tsx';
export { Notice } from './ui/Notice.tsx';
export { Skeleton } from './ui/Skeleton.tsx';
export { ToastList } from './ui/ToastRegion.tsx';
