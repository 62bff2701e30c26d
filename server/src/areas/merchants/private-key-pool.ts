import { newPrivateKey } from './new-private-key';

const READY = 4;

/** Private keys made ahead, from when the first was asked for; they exist in memory only. */
export class PrivateKeyPool {
  private readonly ready: string[] = [];
  private isFilling = false;

  async take(): Promise<string> {
    const key = this.ready.pop() ?? (await newPrivateKey());
    void this.fill();
    return key;
  }

  // One at a time: each occupies one of the few threads that password checks use too.
  private async fill(): Promise<void> {
    if (this.isFilling) return;
    this.isFilling = true;
    try {
      while (this.ready.length < READY) this.ready.push(await newPrivateKey());
    } catch {
      // The next call that finds no key ready makes its own, and meets the failure itself.
    } finally {
      this.isFilling = false;
    }
  }
}
