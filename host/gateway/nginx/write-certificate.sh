#!/bin/sh
# Copies GATEWAY_CERTIFICATE and its key for nginx when they have changed: files that cannot be used stop no reload, as nginx reads the
# copies. Ends with 1 if nothing has changed since the last time, and with 2 and a sentence for files that cannot be used.
set -eu
certificate=${GATEWAY_CERTIFICATE:-}
key=${GATEWAY_CERTIFICATE_KEY:-}
refuse() {
  echo "$1" >&2
  exit 2
}
if [ -z "$key" ]; then refuse 'GATEWAY_CERTIFICATE is set without GATEWAY_CERTIFICATE_KEY.'; fi
if [ -z "$certificate" ]; then refuse 'GATEWAY_CERTIFICATE_KEY is set without GATEWAY_CERTIFICATE.'; fi

state=$(cat "$certificate" "$key" 2>&1 | cksum)
if [ "$state" = "$(cat /tmp/certificate.state 2> /dev/null)" ]; then exit 1; fi
printf '%s\n' "$state" > /tmp/certificate.state

if ! [ -f "$certificate" -a -r "$certificate" ]; then refuse "GATEWAY_CERTIFICATE names an unreadable file: $certificate."; fi
if ! [ -f "$key" -a -r "$key" ]; then refuse "GATEWAY_CERTIFICATE_KEY names an unreadable file: $key."; fi
public=$(openssl x509 -in "$certificate" -noout -pubkey 2> /dev/null) ||
  refuse "GATEWAY_CERTIFICATE must be a PEM file of certificates, not $certificate."
own=$(openssl pkey -in "$key" -passin pass: -pubout 2> /dev/null) ||
  refuse "GATEWAY_CERTIFICATE_KEY must be a PEM file of a private key without a passphrase, not $key."
if [ "$public" != "$own" ]; then
  refuse "GATEWAY_CERTIFICATE_KEY ($key) is not the key of the first certificate in $certificate."
fi
umask 077
cat "$certificate" > /tmp/certificate.pem
cat "$key" > /tmp/certificate-key.pem
