import type { ToTerminalUnion } from '@messages';

const KEPT = 'baize.token';

/** Where a browser's page asks the server; sockets of the same place. */
export function socketUrl(path: string, place: Location = location): string {
  return `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}${path}`;
}

export function keptToken(): string | undefined {
  return localStorage.getItem(KEPT) ?? undefined;
}

export function keepToken(token: string): void {
  localStorage.setItem(KEPT, token);
}

export function forgetToken(): void {
  localStorage.removeItem(KEPT);
}

/** On the demonstration floor a page becomes any terminal by asking; elsewhere there is no such address. */
export async function demonstrationToken(terminal: number): Promise<string> {
  const answer = await fetch(`/api/demo/terminals/${terminal}`, { method: 'POST' });
  if (!answer.ok) {
    throw new Error(`no token for terminal ${terminal}: ${answer.status}`);
  }
  const body = (await answer.json()) as { readonly token: string };
  return body.token;
}

/** Turns the code that staff made into this terminal's own token. */
export function enrol(code: string, open: (url: string) => WebSocket = (url) => new WebSocket(url)): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open(socketUrl('/terminal'));
    socket.onopen = () => socket.send(JSON.stringify({ type: 'enrol', code }));
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as ToTerminalUnion;
      if (message.type === 'enrolled') {
        resolve(message.token);
        socket.close();
      }
    };
    socket.onclose = () => reject(new Error('the code was not taken'));
  });
}
