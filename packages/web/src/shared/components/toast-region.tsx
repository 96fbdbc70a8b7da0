import { useToasts } from '../platform/toast-store.ts';
import './states.css';

/**
 * Our own toast: the library draws its toasts inside a hidden tree, where no screen reader finds them.
 * Both regions are always in the page, because a region that arrives together with its words is not announced.
 */
export function ToastRegion() {
  const toast = useToasts((state) => state.toast);
  return (
    <div className="sd-toasts">
      <div role="status">{toast?.tone === 'done' && <p key={toast.key}>{toast.words}</p>}</div>
      <div role="alert">{toast?.tone === 'error' && <p key={toast.key}>{toast.words}</p>}</div>
    </div>
  );
}
