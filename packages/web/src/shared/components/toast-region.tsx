import { hideToast, holdToast, releaseToast, type Toast, useToasts } from '../platform/toast-store.ts';
import './toast-region.css';

/**
 * Our own toast: the library draws its toasts inside a hidden tree, where no screen reader finds them.
 * Both regions are always in the page, because a region that arrives together with its words is not announced.
 */
export function ToastRegion() {
  const toast = useToasts((state) => state.toast);
  return (
    <div className="sd-toasts">
      <div role="status">{toast?.tone === 'done' && <p key={toast.key}>{toast.words}</p>}</div>
      {toast?.action && <ToastButton key={toast.key} action={toast.action} />}
      <div role="alert">{toast?.tone === 'error' && <p key={toast.key}>{toast.words}</p>}</div>
    </div>
  );
}

/** Beside the words, not among them: a region is read out whole. */
function ToastButton({ action: { label, onPress } }: { action: NonNullable<Toast['action']> }) {
  return (
    <button
      type="button"
      className="sd-toast-button"
      onFocus={holdToast}
      onBlur={releaseToast}
      onPointerEnter={holdToast}
      onPointerLeave={releaseToast}
      onClick={() => {
        hideToast();
        onPress();
      }}
    >
      {label}
    </button>
  );
}
